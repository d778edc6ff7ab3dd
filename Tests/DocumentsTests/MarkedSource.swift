import Diagnostics
import Documents

/// A sample text in which keycap emoji mark the places that a test expects.
struct MarkedSource {
  let text: SourceText
  private var marks: [Int: SourceLocation] = [:]

  init(_ sample: String, path: String = "a.md") {
    var scalars = String.UnicodeScalarView()
    var line = 1
    var column = 1
    for character in sample {
      if let mark = Self.number(of: character) {
        marks[mark] = SourceLocation(file: path, line: line, column: column)
        continue
      }
      scalars.append(contentsOf: character.unicodeScalars)
      if character.isNewline, ["\n", "\r", "\r\n"].contains(character) {
        line += 1
        column = 1
      } else {
        column += character.unicodeScalars.count
      }
    }
    text = SourceText(path: path, bytes: Array(String(scalars).utf8))
  }

  /// The place of a mark with the length that the test expects, or nil where there is no such mark.
  func location(_ mark: Int, length: Int = 1) -> SourceLocation? {
    marks[mark].map {
      SourceLocation(file: $0.file, line: $0.line, column: $0.column, length: length)
    }
  }

  /// The keycap's digit: a digit, a variation selector and U+20E3.
  private static func number(of character: Character) -> Int? {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count == 3, scalars[1] == "\u{FE0F}", scalars[2] == "\u{20E3}" else { return nil }
    return Int(String(scalars[0]))
  }
}

/// All diagnostics as a terminal without colours shows them.
func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
