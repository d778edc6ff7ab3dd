/// Why there is no QR code.
package enum QRCodeError: Error, Hashable, Sendable {
  /// A QR code was asked for nothing.
  case emptyPayload
  /// More bytes than the largest symbol of the level holds, which was asked for.
  case payloadTooLong(bytes: Int, correction: CorrectionLevel)
  /// The encoder gave up although the payload is within its limits.
  case encodingFailed(reason: String)
  /// The reader could not be set up.
  case readerUnavailable
}

extension QRCodeError {
  /// What is wrong, in one lower-case sentence without a full stop.
  package var message: String {
    switch self {
    case .emptyPayload:
      "the QR code has nothing to carry"
    case .payloadTooLong(let bytes, let correction):
      "the QR code's payload has \(bytes) bytes, but at most \(correction.payloadLimit) fit at the"
        + " correction level \(correction.rawValue)"
    case .encodingFailed(let reason):
      "the QR code could not be encoded: \(reason)"
    case .readerUnavailable:
      "the QR code reader could not be started"
    }
  }

  /// What to do about it, in the same form as the message.
  package var hint: String {
    switch self {
    case .emptyPayload:
      "give it a link or a text, or turn the QR code off"
    case .payloadTooLong(let bytes, let correction):
      Self.waysOut(bytes: bytes, correction: correction)
    case .encodingFailed, .readerUnavailable:
      "close other programs to free memory, then try again"
    }
  }

  /// What would fit; a lower level only where it would.
  private static func waysOut(bytes: Int, correction: CorrectionLevel) -> String {
    let surplus = bytes - correction.payloadLimit
    let shorten = "shorten it by \(surplus) \(surplus == 1 ? "byte" : "bytes")"
    let lower = CorrectionLevel.allCases.last { $0 < correction && bytes <= $0.payloadLimit }
    guard let lower else { return shorten + ", or link to a page that holds it" }
    return shorten
      + ", or use the correction level \(lower.rawValue), which holds \(lower.payloadLimit)"
  }
}
