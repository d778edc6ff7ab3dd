import Diagnostics
import QRCodes
import ShareCards
import SiteGenerator

/// The finished bytes of `sitegen qr`.
struct QRCommandProduct {
  let bytes: [UInt8]
  /// What was made, for a person.
  let summary: String
  let warnings: [Diagnostic]

  /// Makes the code, and reads the symbol back from pixels.
  ///
  /// - Parameters:
  ///   - content: what the code carries.
  ///   - options: how it is to look.
  /// - Throws: `DiagnosticError` when it cannot be made or does not read back.
  init(_ content: QRCommandContent, _ options: QRCommandOptions) throws(DiagnosticError) {
    let caption = try Self.caption(content, options)
    let symbol: QRSymbol
    do throws(QRCodeGeneratorError) {
      symbol = try QRCodeGenerator.symbol(
        of: content.payload, correction: options.correction ?? content.usualCorrection)
      switch options.output.format {
      case .png: try self.init(png: symbol, caption: caption, size: options.size)
      case .svg: try self.init(svg: symbol, text: content.text, size: options.size)
      case .text: try self.init(text: symbol, ink: Self.ink(options))
      }
    } catch {
      throw DiagnosticError(
        Diagnostic(Self.code(of: error), error.message(about: content.noun), hint: error.hint))
    }
    if options.output.format == .text { try Self.checkWidth(symbol, options.output) }
  }

  private init(
    png symbol: QRSymbol, caption: String?, size: Int?
  ) throws(QRCodeGeneratorError) {
    let image: CardImage
    var issues: [CardIssue] = []
    if let caption {
      (image, issues) = try QRCodeGenerator.shareImage(
        of: symbol, caption: caption, size: size ?? QRCodeGenerator.usualShareImageSize)
    } else {
      image = try QRCodeGenerator.image(of: symbol, size: size)
    }
    do throws(ShareCardError) {
      bytes = try image.pngBytes()
    } catch {
      throw .failed(reason: "the PNG file could not be written")
    }
    summary = Self.summary(
      "\(image.pixelWidth)x\(image.pixelHeight) pixels", bytes: bytes.count, symbol)
    warnings = issues.compactMap(Self.warning)
  }

  /// An SVG has no pixels of its own: what is proven is a picture of the same symbol at the same
  /// size, not the drawing, whose modules are those of the symbol one for one.
  private init(svg symbol: QRSymbol, text: String?, size: Int?) throws(QRCodeGeneratorError) {
    let side = try QRCodeGenerator.image(of: symbol, size: size).pixelWidth
    let description = text ?? Console.count(symbol.payload.count, "byte") + " of data"
    bytes = Array(
      symbol.svgDocument(title: "QR code", description: description, side: side).utf8)
    summary = Self.summary("\(side)x\(side) pixels", bytes: bytes.count, symbol)
    warnings = []
  }

  /// Blocks in text are proven like a drawing.
  private init(text symbol: QRSymbol, ink: QRSymbol.BlockInk) throws(QRCodeGeneratorError) {
    _ = try QRCodeGenerator.image(of: symbol)
    bytes = Array(symbol.blockText(ink: ink).utf8)
    let side = symbol.sideWithQuietZone
    summary = Self.summary(
      "\(side)x\((side + 1) / 2) characters", bytes: bytes.count, symbol)
    warnings = []
  }

  /// How a code is drawn in text.
  ///
  /// Most terminals show light letters on dark, editors and pages dark ones on light. Without
  /// colours, one of them has to be guessed.
  private static func ink(_ options: QRCommandOptions) -> QRSymbol.BlockInk {
    let isOnTerminal = options.output.path == nil && Console.isTerminal
    if isOnTerminal, Console.takesColor, !options.isInverted { return .blackOnWhite }
    return isOnTerminal != options.isInverted ? .lightModules : .darkModules
  }

  private static func code(of error: QRCodeGeneratorError) -> DiagnosticCode {
    switch error {
    case .emptyText, .emptyCaption: .missingValue
    case .textTooLong: .payloadTooLong
    case .sizeTooSmall, .sizeTooLarge: .invalidValue
    case .unscannable: .unscannableCode
    case .fontsUnavailable: .noFonts
    case .failed: .renderingFailed
    }
  }
}
