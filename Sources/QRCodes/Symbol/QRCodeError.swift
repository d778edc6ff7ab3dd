/// Why there is no QR code.
package enum QRCodeError: Error, Hashable, Sendable {
  /// A QR code was asked for nothing.
  case emptyPayload
  /// More bytes than the largest symbol of the level holds.
  case payloadTooLong(bytes: Int, limit: Int)
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
    case .payloadTooLong(let bytes, let limit):
      "the QR code's payload has \(bytes) bytes, but at most \(limit) fit at this correction level"
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
    case .payloadTooLong:
      "shorten the payload, link to a page that holds it, or lower the correction level"
    case .encodingFailed, .readerUnavailable:
      "close other programs to free memory, then try again"
    }
  }
}
