import Canvas

/// Draws cards, one after the other, and proves that their codes scan.
///
/// A renderer keeps what is dear to make: the text engine, a bitmap of each size, the encoder's
/// memory. It belongs to one task at a time; make one for each worker.
package final class CardRenderer {
  let engine: TextEngine
  private let encoder: PNGEncoder
  let verifier: CodeVerifier
  private let verifiesCodes: Bool
  private var bitmaps: [PixelSize: Bitmap] = [:]

  private struct PixelSize: Hashable {
    let width: Int
    let height: Int
  }

  /// - Parameters:
  ///   - fonts: the fonts of texts.
  ///   - verifiesCodes: false draws cards without the proof, to measure what it costs.
  /// - Throws: `ShareCardError` when the libraries refuse to start.
  package init(fonts: FontLibrary, verifiesCodes: Bool = true) throws(ShareCardError) {
    engine = try canvasWork { () throws(CanvasError) in try TextEngine(fonts: fonts) }
    encoder = try canvasWork { () throws(CanvasError) in try PNGEncoder() }
    verifier = try CodeVerifier()
    self.verifiesCodes = verifiesCodes
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
    let (bytes, issues) = try render(card, size: size, scale: scale) {
      (bitmap) throws(CanvasError) in try encoder.encode(bitmap)
    }
    return (bytes, issues)
  }

  /// Draws a card as a JPEG file, whose code has been read back from the finished pixels.
  ///
  /// - Parameters:
  ///   - card: what to draw.
  ///   - size: the size at scale 1.
  ///   - scale: output pixels in a pixel of scale 1: 1, 2 or 3.
  ///   - quality: 1 … 100; below 90 edges of text show artifacts.
  /// - Returns: the bytes of the file, and what is shown otherwise than it was written.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  package func renderJPEG(
    _ card: Card, size: ShareCardSize, scale: Int = 1, quality: Int
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    let (bytes, issues) = try render(card, size: size, scale: scale) {
      (bitmap) throws(CanvasError) in try bitmap.jpegData(quality: quality)
    }
    return (bytes, issues)
  }

  /// Draws a card as pixels, whose code has been read back.
  func renderImage(
    _ card: Card, size: ShareCardSize, scale: Int
  ) throws(ShareCardError) -> CardImage {
    try render(card, size: size, scale: scale) { CardImage($0) }.result
  }

  /// Draws a card and takes what is wanted of the finished bitmap, which the next card reuses.
  private func render<Result>(
    _ card: Card, size: ShareCardSize, scale: Int,
    take: (Bitmap) throws(CanvasError) -> Result
  ) throws(ShareCardError) -> (result: Result, issues: [CardIssue]) {
    do throws(ShareCardError) {
      return try draw(card, size: size, scale: scale, take: take)
    } catch {
      // A code without its logo is worth more than none: readers stumble over a few of them.
      guard case .unscannableCode = error, card.code?.logo != nil else { throw error }
      var plain = card
      plain.code?.logo = nil
      let (result, issues) = try draw(plain, size: size, scale: scale, take: take)
      return (result, issues + [.logoLeftOut])
    }
  }

  private func draw<Result>(
    _ card: Card, size: ShareCardSize, scale: Int,
    take: (Bitmap) throws(CanvasError) -> Result
  ) throws(ShareCardError) -> (result: Result, issues: [CardIssue]) {
    let scale = min(max(scale, 1), 3)
    let composed = try CardComposer(card: card, size: size, scale: scale, engine: engine).compose()
    let bitmap = try canvasWork { () throws(CanvasError) in
      try self.bitmap(width: size.width * scale, height: size.height * scale)
    }
    CardPainter(engine: engine).paint(composed, on: bitmap)
    var issues = composed.issues
    if verifiesCodes, let code = composed.code { issues += try prove(code, of: size, on: bitmap) }
    let result = try canvasWork { () throws(CanvasError) in try take(bitmap) }
    return (result, issues)
  }

  /// Proves the code on the finished pixels.
  private func prove(
    _ code: PlacedCode, of size: ShareCardSize, on bitmap: Bitmap
  ) throws(ShareCardError) -> [CardIssue] {
    let proof = try canvasWork { () throws(CanvasError) in try verifier.prove(code, on: bitmap) }
    if let failed = proof.failedCheck {
      throw .unscannableCode(bytes: code.symbol.payload.count, size: size, check: failed)
    }
    guard let contrast = proof.contrast, contrast < CodeColors.goodContrast else { return [] }
    return [.lowCodeContrast(ratio: contrast)]
  }

  private func bitmap(width: Int, height: Int) throws(CanvasError) -> Bitmap {
    let size = PixelSize(width: width, height: height)
    if let bitmap = bitmaps[size] { return bitmap }
    let bitmap = try Bitmap(width: width, height: height)
    bitmaps[size] = bitmap
    return bitmap
  }
}
