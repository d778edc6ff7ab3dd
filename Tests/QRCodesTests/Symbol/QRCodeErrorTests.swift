import QRCodes
import Testing

@Suite struct QRCodeErrorTests {
  @Test(arguments: [
    (
      QRCodeError.emptyPayload, "the QR code has nothing to carry",
      "give it a link or a text, or turn the QR code off"
    ),
    (
      .payloadTooLong(bytes: 1500, correction: .high),
      "the QR code's payload has 1500 bytes, but at most 1273 fit at the correction level H",
      "shorten it by 227 bytes, or use the correction level Q, which holds 1663"
    ),
    (
      .payloadTooLong(bytes: 2500, correction: .high),
      "the QR code's payload has 2500 bytes, but at most 1273 fit at the correction level H",
      "shorten it by 1227 bytes, or use the correction level L, which holds 2953"
    ),
    (
      .payloadTooLong(bytes: 2954, correction: .medium),
      "the QR code's payload has 2954 bytes, but at most 2331 fit at the correction level M",
      "shorten it by 623 bytes, or link to a page that holds it"
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
