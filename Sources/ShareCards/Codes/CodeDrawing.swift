import Canvas
import QRCodes

/// A finished picture of a code, with what reading it back showed.
struct CodeDrawing {
  /// The code as it stands on the picture.
  let code: PlacedCode
  let image: CardImage
  /// The first check that the code did not pass; nil when it is proven.
  let failedCheck: CodeCheck?
  /// What of a caption is shown otherwise than it was written.
  let issues: [CardIssue]

  /// Draws a code alone, as large as whole pixels allow, in the middle of a white square.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - side: the side of the square in pixels, at least one for each module.
  /// - Throws: `ShareCardError` when there is no memory for it.
  init(_ symbol: QRSymbol, side: Int) throws(ShareCardError) {
    let modulePixels = side / symbol.sideWithQuietZone
    let corner = (side - modulePixels * symbol.sideWithQuietZone) / 2
    let code = PlacedCode(symbol: symbol, x: corner, y: corner, modulePixels: modulePixels)
    let bitmap = try Self.bitmap(side: side)
    bitmap.fill(bitmap.bounds, with: .white)
    CodePainter(colors: code.colors).paint(code, on: bitmap)
    try self.init(code, on: bitmap, issues: [], verifier: CodeVerifier())
  }

  /// Draws a code with a caption below it.
  ///
  /// - Parameters:
  ///   - symbol: the code.
  ///   - caption: the text below it.
  ///   - language: the caption's language as a BCP 47 tag.
  ///   - side: the side of the picture in pixels.
  ///   - renderer: what sets the text and reads the code back.
  /// - Throws: `ShareCardError` when it cannot be drawn.
  init(
    _ symbol: QRSymbol, caption: String, language: String, side: Int, with renderer: CardRenderer
  ) throws(ShareCardError) {
    let composer = ShareImageComposer(
      frame: ShareImageFrame(symbol, side: side), engine: renderer.engine)
    let (picture, code) = try canvasWork { () throws(CanvasError) in
      try composer.compose(caption: caption, language: language)
    }
    let bitmap = try Self.bitmap(side: side)
    bitmap.fill(bitmap.bounds, with: ShareImageComposer.ground)
    let found = try renderer.paint(picture, on: bitmap)
    try self.init(code, on: bitmap, issues: picture.issues + found, verifier: renderer.verifier)
  }

  private init(
    _ code: PlacedCode, on bitmap: Bitmap, issues: [CardIssue], verifier: CodeVerifier
  ) throws(ShareCardError) {
    self.code = code
    self.issues = issues
    image = CardImage(bitmap)
    failedCheck = try canvasWork { () throws(CanvasError) in
      try verifier.prove(code, on: bitmap).failedCheck
    }
  }

  /// The picture of a code that was read back.
  ///
  /// - Throws: `QRCodeGeneratorError.unscannable` for any other.
  var provenImage: CardImage {
    get throws(QRCodeGeneratorError) {
      if let failedCheck { throw .unscannable(modulePixels: code.modulePixels, check: failedCheck) }
      return image
    }
  }

  private static func bitmap(side: Int) throws(ShareCardError) -> Bitmap {
    try canvasWork { () throws(CanvasError) in try Bitmap(width: side, height: side) }
  }
}
