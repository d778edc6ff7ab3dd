import QRCodes
import Testing

@Suite struct QRCodeErrorTests {
  @Test(arguments: [
    (
      QRCodeError.emptyPayload, "the QR code has nothing to carry",
      "give it a link or a text, or turn the QR code off"
    ),
    (
      .payloadTooLong(bytes: 1500, limit: 1273),
      "the QR code's payload has 1500 bytes, but at most 1273 fit at this correction level",
      "shorten the payload, link to a page that holds it, or lower the correction level"
    ),
    (
      .encodingFailed(reason: "out of memory"),
      "the QR code could not be encoded: out of memory",
      "close other programs to free memory, then try again"
    ),
    (
      .readerUnavailable, "the QR code reader could not be started",
      "close other programs to free memory, then try again"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(error: QRCodeError, message: String, hint: String) {
    #expect(error.message == message)
    #expect(error.hint == hint)
  }
}
