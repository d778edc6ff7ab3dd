import QRCodes

/// Why there is no picture of a QR code.
public enum QRCodeGeneratorError: Error, Hashable, Sendable {
  /// The text has nothing that can be seen.
  case emptyText
  /// A caption was given that has nothing that can be seen.
  case emptyCaption
  /// The text has more bytes than the largest code of the level holds.
  case textTooLong(bytes: Int, correction: CorrectionLevel)
  /// The picture has so few pixels on a side that the code's modules could not be scanned; it needs
  /// at least `least`.
  case sizeTooSmall(Int, least: Int)
  /// The picture has more pixels on a side than `QRCodeGenerator.maximumSize`.
  case sizeTooLarge(Int)
  /// The finished picture's code did not read back as its text in one of the checks.
  case unscannable(modulePixels: Int, check: CodeCheck)
  /// No font is installed, or the text libraries refuse to start.
  case fontsUnavailable
  /// A library failed, most likely for want of memory.
  case failed(reason: String)
}

extension QRCodeGeneratorError {
  init(_ error: QRCodeError) {
    switch error {
    case .emptyPayload: self = .emptyText
    case .payloadTooLong(let bytes, let correction):
      self = .textTooLong(bytes: bytes, correction: correction)
    case .encodingFailed, .readerUnavailable: self = .failed(reason: error.message)
    }
  }

  init(_ error: ShareCardError) {
    switch error {
    case .fontsUnavailable: self = .fontsUnavailable
    case .codeUnavailable(let reason): self = .failed(reason: reason)
    default: self = .failed(reason: "the picture could not be drawn")
    }
  }
}
