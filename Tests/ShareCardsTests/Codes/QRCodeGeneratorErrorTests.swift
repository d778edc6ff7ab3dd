import ShareCards
import Testing

@Suite struct QRCodeGeneratorErrorTests {
  @Test(arguments: [
    (
      QRCodeGeneratorError.emptyText, "there is no text for the QR code", "give a link or a text"
    ),
    (
      .emptyCaption, "the caption below the QR code is empty",
      "give a text to show, or leave the caption out"
    ),
    (
      .textTooLong(bytes: 2332, correction: .medium),
      "the text has 2332 bytes, but at most 2331 fit into a QR code of the correction level M",
      "shorten it by 1 byte, or use the correction level L, which holds 2953"
    ),
    (
      .textTooLong(bytes: 1400, correction: .high),
      "the text has 1400 bytes, but at most 1273 fit into a QR code of the correction level H",
      "shorten it by 127 bytes, or use the correction level Q, which holds 1663"
    ),
    (
      .textTooLong(bytes: 3000, correction: .high),
      "the text has 3000 bytes, but at most 1273 fit into a QR code of the correction level H",
      "shorten it by 1727 bytes, or link to a page that holds it"
    ),
    (
      .sizeTooSmall(99, least: 116),
      "a picture of 99x99 pixels is too small for the QR code, which needs at least 116x116",
      "make it 116 pixels or larger, or shorten the text"
    ),
    (
      .sizeTooLarge(5000),
      "a picture of 5000x5000 pixels is too large; at most 4096x4096 are possible",
      "make it smaller, or write SVG, which is sharp at every size"
    ),
    (
      .unscannable(modulePixels: 4, check: .halfSize),
      "the finished QR code cannot be scanned: the text is not read at half size",
      "make the picture larger, or shorten the text"
    ),
    (
      .fontsUnavailable, "the caption cannot be drawn: no font is installed",
      "install the packages fonts-inter and fonts-noto-core"
    ),
    (
      .failed(reason: "the picture could not be drawn"), "the picture could not be drawn",
      "close other programs to free memory, then try again"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(error: QRCodeGeneratorError, message: String, hint: String) {
    #expect(error.message == message)
    #expect(error.hint == hint)
  }

  @Test func namesWhatTheCodeCarries() {
    let error = QRCodeGeneratorError.textTooLong(bytes: 2954, correction: .low)
    #expect(
      error.message(about: "vCard")
        == "the vCard has 2954 bytes, but at most 2953 fit into a QR code of the correction level L"
    )
  }
}
