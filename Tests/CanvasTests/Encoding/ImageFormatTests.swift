import Canvas
import Testing

@Suite struct ImageFormatTests {
  @Test func namesFilesAndTypes() {
    let formats: [ImageFormat] = [
      .png, .jpeg(quality: 90), .webP(quality: 80), .losslessWebP, .avif(quality: 70),
    ]
    #expect(formats.map(\.fileExtension) == ["png", "jpg", "webp", "webp", "avif"])
    #expect(
      formats.map(\.mediaType)
        == ["image/png", "image/jpeg", "image/webp", "image/webp", "image/avif"])
    #expect(formats.map(\.name) == ["PNG", "JPEG", "WebP", "WebP", "AVIF"])
    #expect(formats.map(\.hasOpacity) == [true, false, true, true, true])
    #expect(formats.map(\.canReduceColors) == [true, false, false, false, false])
    #expect(ImageFormat.png.canEncode)
    #expect(ImageFormat.jpeg(quality: 1).canEncode)
  }
}
