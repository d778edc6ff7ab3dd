import Canvas
import Diagnostics
import QRCodes

extension QRCodeGenerator {
  /// Encodes bytes as they are.
  ///
  /// - Throws: `QRCodeGeneratorError` when there are none or too many.
  package static func symbol(
    of payload: [UInt8], correction: CorrectionLevel
  ) throws(QRCodeGeneratorError) -> QRSymbol {
    do {
      return try QRSymbol(payload: payload, correction: correction)
    } catch {
      throw QRCodeGeneratorError(error)
    }
  }

  /// Draws a code alone.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - size: the side of the picture in pixels; without it, as large as the code is with 12
  ///     pixels for each module.
  /// - Returns: the picture.
  /// - Throws: `QRCodeGeneratorError`.
  package static func image(
    of symbol: QRSymbol, size: Int? = nil
  ) throws(QRCodeGeneratorError) -> CardImage {
    let side = size ?? symbol.sideWithQuietZone * usualModulePixels
    try check(side, least: symbol.sideWithQuietZone * minimumModulePixels)
    let drawing = try generatorWork { () throws(ShareCardError) in
      try CodeDrawing(symbol, side: side)
    }
    return try drawing.provenImage
  }

  /// Draws a code with a caption below it.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - caption: the text below it; white space at its ends is left out.
  ///   - language: the caption's language as a BCP 47 tag.
  ///   - size: the side of the picture in pixels.
  /// - Returns: the picture, and what of the caption is shown otherwise than it was written.
  /// - Throws: `QRCodeGeneratorError`.
  package static func shareImage(
    of symbol: QRSymbol, caption: String, language: String = "en", size: Int = usualShareImageSize
  ) throws(QRCodeGeneratorError) -> (image: CardImage, issues: [CardIssue]) {
    let caption = caption.trimmed
    guard !caption.isVisiblyEmpty else { throw .emptyCaption }
    try check(size, least: ShareImageFrame.leastSide(for: symbol))
    let drawing = try generatorWork { () throws(ShareCardError) in
      try sharedRenderers.get().withRenderer { (renderer) throws(ShareCardError) in
        try CodeDrawing(symbol, caption: caption, language: language, side: size, with: renderer)
      }
    }
    return (try drawing.provenImage, drawing.issues)
  }

  /// The renderers of captions, which are dear to make: one set for the whole process.
  private static let sharedRenderers = Result { () throws(ShareCardError) in
    RendererPool(
      fonts: try canvasWork { () throws(CanvasError) in
        try FontLibrary(
          folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
      })
  }

  private static func check(_ side: Int, least: Int) throws(QRCodeGeneratorError) {
    guard side >= least else { throw .sizeTooSmall(side, least: least) }
    guard side <= maximumSize else { throw .sizeTooLarge(side) }
  }
}

/// Does work of the cards, whose errors become those of the generator.
private func generatorWork<Value>(
  _ work: () throws(ShareCardError) -> Value
) throws(QRCodeGeneratorError) -> Value {
  do {
    return try work()
  } catch {
    throw QRCodeGeneratorError(error)
  }
}
