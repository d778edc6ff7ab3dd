import Canvas

/// Why a card could not be made.
public enum ShareCardError: Error, Hashable, Sendable {
  /// No font is installed, or the text libraries refuse to start.
  case fontsUnavailable
  /// The card's style, size or scale asks for a picture that is too large.
  case pictureTooLarge(width: Int, height: Int)
  /// The link has no text, so that its QR code would carry nothing.
  case invalidPayload
  /// The link has so many bytes that its modules would be too small to be scanned on this size; at
  /// most `limit` are possible.
  case payloadTooLong(bytes: Int, limit: Int, size: ShareCardSize)
  /// The style with this identifier has colours for QR codes that readers do not get along with: one
  /// is not opaque, the modules are not darker than the plate, or the contrast is below 4.5 to 1.
  case unreadableCodeColors(style: String)
  /// The finished picture's QR code did not read back as its payload in one of the checks.
  case unscannableCode(bytes: Int, size: ShareCardSize, check: CodeCheck)
  /// The QR code could not be encoded or the reader that proves it not started, most likely for want
  /// of memory; the reason is one lower-case sentence without a full stop.
  case codeUnavailable(reason: String)
  /// A picture could not be encoded or decoded, most likely for want of memory.
  case encodingFailed(format: String)
  /// A picture of the card cannot be decoded; the reason is one lower-case sentence
  /// without a full stop.
  case unreadablePicture(reason: String)
  /// Transparent corners were asked for in a format whose pictures are opaque.
  case noTransparency(format: String)
  /// The built-in theme lacks a layout; the library itself is damaged.
  case missingLayout(kind: String)
}

extension ShareCardError {
  init(_ error: CanvasError) {
    switch error {
    case .invalidSize(let width, let height): self = .pictureTooLarge(width: width, height: height)
    case .noFonts, .invalidFontConfiguration, .textUnavailable: self = .fontsUnavailable
    case .encodingFailed(let format): self = .encodingFailed(format: format)
    }
  }
}

/// Does work with pictures, whose errors become the library's own.
func pictureWork<Value>(
  _ work: () throws(PictureError) -> Value
) throws(ShareCardError) -> Value {
  do {
    return try work()
  } catch {
    throw .unreadablePicture(reason: error.message)
  }
}

/// Does work of the canvas, whose errors become the library's own.
func canvasWork<Value>(
  _ work: () throws(CanvasError) -> Value
) throws(ShareCardError) -> Value {
  do {
    return try work()
  } catch {
    throw ShareCardError(error)
  }
}
