import Canvas
import Diagnostics
import QRCodes

/// Makes pictures of QR codes from texts.
///
/// ```swift
/// let code = try QRCodeGenerator.generate(from: "https://stride.example/join", size: 512)
/// try code.pngData().write(to: file)
/// ```
///
/// White space at the ends of a text is left out. A code is black on white, with the four modules
/// of quiet zone that readers need, and each module is a square of whole pixels. It is read back
/// from the finished pixels before it is returned. The same arguments always give the same pixels.
/// All functions may be called from many tasks at once.
public enum QRCodeGenerator {
  /// The least pixels of a module's side, so that a code can be scanned from a phone's screen.
  public static let minimumModulePixels = CodeMetrics.minimumModulePixels
  /// The longest side of a picture in pixels.
  public static let maximumSize = 4096
  /// The pixels of a module's side in a picture whose size is not given.
  public static let usualModulePixels = 12
  /// The side of a share image in pixels, unless another is given.
  public static let usualShareImageSize = 1080

  /// Draws the largest code of whole pixels that fits a square, in its middle on white.
  ///
  /// - Parameters:
  ///   - text: what a reader gets; white space at its ends is left out.
  ///   - size: the side of the picture in pixels, at most `maximumSize`.
  ///   - correction: how much damage the code is to survive.
  /// - Returns: the picture, `size` pixels wide and high.
  /// - Throws: `QRCodeGeneratorError` when the text is empty or too long, or the size too small.
  public static func generate(
    from text: String, size: Int, correction: CorrectionLevel = .medium
  ) throws(QRCodeGeneratorError) -> CardImage {
    try image(of: symbol(of: text, correction: correction), size: size)
  }

  /// Draws a code of 12 pixels for each module.
  ///
  /// - Parameters:
  ///   - text: what a reader gets; white space at its ends is left out.
  ///   - correction: how much damage the code is to survive.
  /// - Returns: the picture, which is as large as the code with its quiet zone.
  /// - Throws: `QRCodeGeneratorError` when the text is empty or too long.
  public static func image(
    from text: String, correction: CorrectionLevel = .medium
  ) throws(QRCodeGeneratorError) -> CardImage {
    try image(of: symbol(of: text, correction: correction))
  }

  /// Draws a square picture to post: the code, and below it the text that it was made from.
  ///
  /// The text is set in as many as four lines; a longer one ends in an ellipsis, which does not
  /// change what the code carries.
  ///
  /// - Parameters:
  ///   - text: what a reader gets; white space at its ends is left out.
  ///   - caption: another text to show below the code, without white space at its ends; without it
  ///     `text` itself.
  ///   - language: the language of the caption as a BCP 47 tag, which chooses the forms of Han
  ///     characters.
  ///   - size: the side of the picture in pixels, at most `maximumSize`.
  ///   - correction: how much damage the code is to survive.
  /// - Returns: the picture, `size` pixels wide and high.
  /// - Throws: `QRCodeGeneratorError` when the text is empty or too long, the caption empty, the size
  ///   too small, or no font is installed.
  public static func shareImage(
    of text: String, caption: String? = nil, language: String = "en",
    size: Int = usualShareImageSize, correction: CorrectionLevel = .medium
  ) throws(QRCodeGeneratorError) -> CardImage {
    try shareImage(
      of: symbol(of: text, correction: correction), caption: caption ?? text, language: language,
      size: size
    ).image
  }

  private static func symbol(
    of text: String, correction: CorrectionLevel
  ) throws(QRCodeGeneratorError) -> QRSymbol {
    let text = text.trimmed
    guard !text.isVisiblyEmpty else { throw .emptyText }
    return try symbol(of: Array(text.utf8), correction: correction)
  }
}
