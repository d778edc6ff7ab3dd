import Canvas
import Testing

@Suite struct PictureErrorTests {
  @Test(arguments: [
    (PictureError.empty, "the picture has no bytes", "copy or export it again"),
    (
      .unknownFormat, "the file is not a picture of a known format",
      "these formats are read: \(PictureFormat.decodableNames)"
    ),
    (
      .unsupportedFormat(.heic), "pictures of the format HEIC are not read",
      "save it as PNG or JPEG"
    ),
    (
      .unsupportedFormat(.pdf), "pictures of the format PDF are not read",
      "export the page as PNG"
    ),
    (
      .animated(.webP), "moving pictures of the format WebP are not read",
      "save one of its pictures as PNG"
    ),
    (
      .damaged(.png), "the PNG picture is damaged or cut off",
      "copy or export it again; a download may have ended early"
    ),
    (
      .tooManyPixels(width: 30_000, height: 30_000, limit: 67_108_864),
      "the picture has 30000 x 30000 pixels, but at most 67108864 in all are read",
      "make it smaller, or cut out the part that matters"
    ),
    (
      .sideTooLong(width: 40_000, height: 2),
      "the picture has 40000 x 2 pixels, but a side of at most 32767 is read",
      "make it smaller, or cut out the part that matters"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(error: PictureError, message: String, hint: String) {
    #expect(error.message == message)
    #expect(error.hint == hint)
  }
}
