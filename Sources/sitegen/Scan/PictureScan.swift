import Canvas
import Diagnostics
import QRCodes

/// What there is to tell of one picture.
struct PictureScan {
  /// The file as the user names it.
  let path: String
  private(set) var codes: [CodeReport] = []
  /// What is wrong with the picture or its codes.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the whole picture was searched.
  private(set) var isComplete = false
  /// Whether the system did not give the file.
  private(set) var isUnread = false

  /// The longest side in pixels at which drawings are searched: enough for a code on a poster.
  private static let drawnSide = 2048

  /// Reads a picture and looks at each code in it.
  init(_ path: String, finder: CodeFinder, rules: ScanRules) {
    self.path = path
    do throws(DiagnosticError) {
      let bytes = try PictureInput.read(path)
      look(at: bytes, finder: finder, rules: rules)
    } catch {
      isUnread = true
      diagnostics = error.diagnostics
    }
  }

  private mutating func look(at bytes: [UInt8], finder: CodeFinder, rules: ScanRules) {
    do throws(PictureError) {
      let source = try PictureSource(bytes)
      let picture = try source.isVector ? source.reduced(toSide: Self.drawnSide) : source.picture()
      guard
        let plane = LuminancePlane(
          width: picture.width, height: picture.height, bytes: picture.luminance())
      else { throw .sideTooLong(width: picture.width, height: picture.height) }
      let (readings, isComplete) = finder.codes(in: plane)
      codes = readings.map { CodeReport($0, rules: rules) }
      self.isComplete = isComplete
      reportCodes()
    } catch {
      diagnostics = [
        Diagnostic(.unreadablePicture, "'\(path)': \(error.message)", hint: error.hint)
      ]
    }
  }

  private mutating func reportCodes() {
    if !isComplete {
      diagnostics.append(
        Diagnostic(
          .unreadablePicture, severity: .warning,
          "'\(path)' was not searched to the end, since it takes too long",
          hint: "cut out the part that holds the code"))
    }
    if codes.isEmpty {
      diagnostics.append(
        Diagnostic(
          .missingCode, "there is no QR code to be read in '\(path)'",
          hint: "a code has to be sharp and whole, with a light margin around it"))
    }
    for code in codes {
      guard let (message, hint) = code.refusal else { continue }
      let place = code.reading.bounds
      diagnostics.append(
        Diagnostic(
          .refusedCode, "the code at \(place.x),\(place.y) in '\(path)' is refused: \(message)",
          hint: hint))
    }
  }
}
