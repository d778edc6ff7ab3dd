import Canvas

/// Draws cards, one after the other, and proves that their codes scan.
///
/// A renderer keeps what is dear to make: the text engine, a bitmap of each size, the encoder's
/// memory. It belongs to one task at a time; make one for each worker.
package final class CardRenderer {
  let engine: TextEngine
  private let symbols = SymbolEncoder()
  private let pictures: PictureCache
  private let backgrounds: BackgroundPainter
  private let painter: CardPainter
  private let encoder: ImageEncoder
  let verifier: CodeVerifier
  private let verifiesCodes: Bool
  private var bitmaps: [PixelSize: Bitmap] = [:]
  /// The most bitmaps that are kept: those of the four sizes at three scales.
  private static let maximumBitmaps = 12

  private struct PixelSize: Hashable {
    let width: Int
    let height: Int
  }

  /// - Parameters:
  ///   - fonts: the fonts of texts.
  ///   - pictures: what keeps decoded pictures; renderers share one.
  ///   - verifiesCodes: false draws cards without the proof, to measure what it costs.
  /// - Throws: `ShareCardError` when the libraries refuse to start.
  package init(
    fonts: FontLibrary, pictures: PictureCache = PictureCache(), verifiesCodes: Bool = true
  ) throws(ShareCardError) {
    self.pictures = pictures
    backgrounds = BackgroundPainter(pictures: pictures)
    engine = try canvasWork { () throws(CanvasError) in try TextEngine(fonts: fonts) }
    painter = CardPainter(engine: engine)
    encoder = try canvasWork { () throws(CanvasError) in try ImageEncoder() }
    verifier = try CodeVerifier()
    self.verifiesCodes = verifiesCodes
  }

  /// Draws a card as a file, whose code has been read back from the finished pixels; in a format
  /// with losses, and in reduced colours, from those that the file gives as well.
  ///
  /// - Parameters:
  ///   - card: what to draw.
  ///   - size: the size at scale 1.
  ///   - scale: output pixels in a pixel of scale 1: 1, 2 or 3.
  ///   - encoding: how the file is made.
  ///   - showsFrames: whether to draw the frames and names of the layout's views over the card, whose
  ///     code was read before that.
  /// - Returns: the bytes of the file, and what is shown otherwise than it was written.
  /// - Throws: `ShareCardError` when the card cannot be drawn or encoded, or its code does not scan.
  package func renderFile(
    _ card: Card, size: ShareCardSize, scale: Int = 1,
    encoding: CardEncoding = CardEncoding(), showsFrames: Bool = false
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    guard encoding.format.canEncode else {
      throw .encodingFailed(format: encoding.format.name)
    }
    guard !encoding.hasTransparentCorners || encoding.format.hasOpacity else {
      throw .noTransparency(format: encoding.format.name)
    }
    let (bytes, issues) = try render(card, size: size, scale: scale) {
      (drawn) throws(ShareCardError) in
      if showsFrames { return (try encodeWithFrames(drawn, encoding), []) }
      return try encode(drawn, of: size, encoding)
    }
    return (bytes, issues)
  }

  /// The card with the frames of its views, which may cover the code and take more colours.
  private func encodeWithFrames(
    _ drawn: DrawnCard, _ encoding: CardEncoding
  ) throws(ShareCardError) -> [UInt8] {
    try canvasWork { () throws(CanvasError) in
      try DebugPainter(engine: engine, scale: drawn.scale)
        .paint(drawn.frames, on: drawn.bitmap, isMirrored: drawn.isMirrored)
      return try encoder.encode(drawn.bitmap, as: encoding.format).bytes
    }
  }

  private func encode(
    _ drawn: DrawnCard, of size: ShareCardSize, _ encoding: CardEncoding
  ) throws(ShareCardError) -> (bytes: [UInt8], issues: [CardIssue]) {
    let mask = encoding.hasTransparentCorners ? drawn.cornerMask : nil
    let file = try canvasWork { () throws(CanvasError) in
      try encoder.encode(drawn.bitmap, as: encoding.format, mask: mask, budget: encoding.budget)
    }
    if let code = drawn.code, !encoding.keepsPixels || !file.reductions.isEmpty {
      try proveFile(file.bytes, shows: code, of: size)
    }
    var issues: [CardIssue] = []
    if file.isOverBudget {
      issues.append(.overBudget(bytes: file.bytes.count, colors: file.reductions.last))
    } else if let colors = file.reductions.last {
      issues.append(.fewerColors(colors))
    }
    return (file.bytes, issues)
  }

  /// Draws a card as pixels, whose code has been read back.
  func renderImage(
    _ card: Card, size: ShareCardSize, scale: Int
  ) throws(ShareCardError) -> CardImage {
    try render(card, size: size, scale: scale) { (CardImage($0.bitmap), []) }.result
  }

  /// Draws a card and takes what is wanted of the finished bitmap, which the next card reuses.
  private func render<Result>(
    _ card: Card, size: ShareCardSize, scale: Int,
    take: (DrawnCard) throws(ShareCardError) -> (Result, [CardIssue])
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
    take: (DrawnCard) throws(ShareCardError) -> (Result, [CardIssue])
  ) throws(ShareCardError) -> (result: Result, issues: [CardIssue]) {
    let scale = min(max(scale, 1), 3)
    let composer = CardComposer(
      card: card, size: size, scale: scale, engine: engine, symbols: symbols)
    let composed = try composer.compose()
    let bitmap = try canvasWork { () throws(CanvasError) in
      try self.bitmap(width: size.width * scale, height: size.height * scale)
    }
    try pictureWork { () throws(PictureError) in
      try backgrounds.paint(card.style, on: bitmap)
    }
    var issues = composed.issues + (try paint(composed, on: bitmap))
    let code = verifiesCodes ? composed.code : nil
    if let code { issues += try prove(code, of: size, on: bitmap) }
    let radius = card.style.cornerRadius * composer.frame.point
    let (result, found) = try take(
      DrawnCard(
        bitmap: bitmap, code: code, cornerRadius: radius, frames: composed.frames,
        isMirrored: composed.isMirrored, scale: scale))
    return (result, issues + found)
  }

  /// Paints a composed card over its background.
  ///
  /// - Returns: the texts that are hard to read on what is behind them.
  func paint(
    _ composed: ComposedCard, on bitmap: Bitmap
  ) throws(ShareCardError) -> [CardIssue] {
    try pictureWork { () throws(PictureError) in
      try painter.paint(composed, on: bitmap, pictures: pictures)
    }
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

  /// Proves that a file's own pixels show the code as well.
  private func proveFile(
    _ bytes: [UInt8], shows code: PlacedCode, of size: ShareCardSize
  ) throws(ShareCardError) {
    let isRead = try canvasWork { () throws(CanvasError) in
      guard let picture = try? Picture(decoding: bytes) else { return false }
      let bitmap = try Bitmap(width: picture.width, height: picture.height)
      bitmap.draw(picture, in: bitmap.bounds)
      return verifier.canRead(code, on: bitmap)
    }
    guard isRead else {
      throw .unscannableCode(bytes: code.symbol.payload.count, size: size, check: .file)
    }
  }

  private func bitmap(width: Int, height: Int) throws(CanvasError) -> Bitmap {
    let size = PixelSize(width: width, height: height)
    if let bitmap = bitmaps[size] { return bitmap }
    // Programs may draw in sizes of their own, without end.
    if bitmaps.count >= Self.maximumBitmaps { bitmaps.removeAll() }
    let bitmap = try Bitmap(width: width, height: height)
    bitmaps[size] = bitmap
    return bitmap
  }
}
