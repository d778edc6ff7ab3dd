import QRCodes

extension QRCodeGeneratorError {
  /// What is wrong, in one lower-case sentence without a full stop.
  public var message: String { message(about: "text") }

  /// The message, with another word for what the code carries, such as `link`.
  package func message(about payload: String) -> String {
    switch self {
    case .emptyText: "there is no \(payload) for the QR code"
    case .emptyCaption: "the caption below the QR code is empty"
    case .textTooLong(let bytes, let correction):
      "the \(payload) has \(bytes) bytes, but at most \(correction.payloadLimit) fit into a QR code"
        + " of the correction level \(correction.rawValue)"
    case .sizeTooSmall(let size, let least):
      "a picture of \(size)x\(size) pixels is too small for the QR code, which needs at least"
        + " \(least)x\(least)"
    case .sizeTooLarge(let size):
      "a picture of \(size)x\(size) pixels is too large; at most"
        + " \(QRCodeGenerator.maximumSize)x\(QRCodeGenerator.maximumSize) are possible"
    case .unscannable(_, let check):
      "the finished QR code cannot be scanned: " + check.fault(of: "the \(payload)")
    case .fontsUnavailable: "the caption cannot be drawn: no font is installed"
    case .failed(let reason): reason
    }
  }

  /// What to do about it, in the same form as the message.
  public var hint: String {
    switch self {
    case .emptyText: "give a link or a text"
    case .emptyCaption: "give a text to show, or leave the caption out"
    case .textTooLong(let bytes, let correction):
      QRCodeError.payloadTooLong(bytes: bytes, correction: correction).hint
    case .sizeTooSmall(_, let least):
      "make it \(least) pixels or larger, or shorten the text"
    case .sizeTooLarge: "make it smaller, or write SVG, which is sharp at every size"
    case .unscannable: "make the picture larger, or shorten the text"
    case .fontsUnavailable: "install the packages fonts-inter and fonts-noto-core"
    case .failed: "close other programs to free memory, then try again"
    }
  }
}
