import CGD
import Testing

@testable import Canvas

@Suite struct PictureFormatTests {
  @Test func listsFormatsForMessages() {
    #expect(PictureFormat.names(of: [.png, .gif]) == "PNG and GIF")
    #expect(PictureFormat.names(of: [.png, .jpeg, .webP]) == "PNG, JPEG and WebP")
  }

  @Test(arguments: [("WebP", "picture.webp"), ("AVIF", "picture.avif")])
  func promisesWhatIsDecodedAlone(name: String, file: String) {
    let names = PictureFormat.decodableNames
    #expect(names.hasPrefix("PNG, JPEG, GIF"))
    #expect(names.contains(name) == (gdSupportsFileType(file, 0) != 0))
    #expect(!names.contains("HEIC"))
  }
}
