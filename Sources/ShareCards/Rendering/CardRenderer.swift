import Canvas

/// Draws cards, one after the other, and proves that their codes scan.
///
/// A renderer keeps what is dear to make: the text engine, a bitmap of each size, the encoder's
/// memory. It belongs to one task at a time; make one for each worker.
package final class CardRenderer {
  private let engine: TextEngine
  private let encoder: PNGEncoder
  private let verifier: CodeVerifier
  private var bitmaps: [PixelSize: Bitmap] = [:]

  private struct PixelSize: Hashable {
    let width: Int
    let height: Int
  }

  /// - Throws: `ShareCardError` when the libraries refuse to start.
  package init(fonts: FontLibrary) throws(ShareCardError) {
    engine = try canvasWork { () throws(CanvasError) in try TextEngine(fonts: fonts) }
    encoder = try canvasWork { () throws(CanvasError) in try PNGEncoder() }
    verifier = try CodeVerifier()
  }

  /// Draws a card as a PNG file, whose code has been read back from the finished pixels.
  ///
  /// - Parameters:
  ///   - card: what to draw.
  ///   - size: the size at scale 1.
  ///   - scale: output pixels in a pixel of scale 1: 1, 2 or 3.
  /// - Returns: the bytes of the file, and what is shown otherwise than it was written.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  package func renderPNG(
    _ card: Card, size: ShareCardSize, scale: Int = 1
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    try render(card, size: size, scale: scale) { (bitmap) throws(CanvasError) in
      try encoder.encode(bitmap)
    }
  }

  /// Draws a card and encodes the finished bitmap, which is only valid during the call.
  func render(
    _ card: Card, size: ShareCardSize, scale: Int,
    encode: (Bitmap) throws(CanvasError) -> [UInt8]
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    let scale = min(max(scale, 1), 3)
    let composed = try CardComposer(card: card, size: size, scale: scale, engine: engine).compose()
    let bitmap = try canvasWork { () throws(CanvasError) in
      try self.bitmap(width: size.width * scale, height: size.height * scale)
    }
    CardPainter(engine: engine).paint(composed, on: bitmap)
    if let code = composed.code {
      let isProven = try canvasWork { () throws(CanvasError) in
        try verifier.verify(code, on: bitmap)
      }
      guard isProven else {
        throw .unscannableCode(bytes: code.symbol.payload.count, size: size)
      }
    }
    let bytes = try canvasWork { () throws(CanvasError) in try encode(bitmap) }
    return (bytes, composed.issues)
  }

  private func bitmap(width: Int, height: Int) throws(CanvasError) -> Bitmap {
    let size = PixelSize(width: width, height: height)
    if let bitmap = bitmaps[size] { return bitmap }
    let bitmap = try Bitmap(width: width, height: height)
    bitmaps[size] = bitmap
    return bitmap
  }
}
