import Diagnostics

/// Puts a syntax error into words that help somebody who does not know YAML's grammar.
///
/// The parser's own words name the token that it missed; the usual cause is text that should have
/// been in quotes, and that can be told from the line.
struct YAMLSyntaxMessage {
  let error: YAMLSyntaxError
  let input: YAMLInput
  /// The event before the error, which tells what the parser took for complete.
  let lastEvent: YAMLEvent?

  private static let quoteHint = "put the value in quotes"

  var diagnostic: Diagnostic {
    switch error.problem {
    case "mapping values are not allowed in this context":
      unexpectedColon
    case "found character that cannot start any token",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected",
      "mapping keys are not allowed in this context", "did not find expected node content":
      unusableStart(at: problem)
    case "did not find expected comment or line break", "did not find the expected '>'",
      "did not find expected alphabetic or numeric character":
      unusableStart(at: error.contextStart)
    case "did not find expected ',' or ']'":
      unclosedBracket("list", "[", "]")
    case "did not find expected ',' or '}'":
      unclosedBracket("mapping", "{", "}")
    case "did not find expected key", "did not find expected <document start>":
      unexpectedText
    default:
      other
    }
  }

  private var problem: Int {
    switch error.position {
    case .scalar(let position): position
    case .byte(let offset): input.position(ofByte: offset)
    }
  }

  private func invalid(
    _ message: String, hint: String?, at start: Int, length: Int = 1
  ) -> Diagnostic {
    input.diagnostic(.invalidYAML, message, hint: hint, start, start + length)
  }

  private var unexpectedColon: Diagnostic {
    if input.textBefore(problem).contains(": ") {
      return invalid(
        "a second ':' in a value without quotes", hint: Self.quoteHint, at: problem)
    }
    return invalid(
      "a key is not expected here",
      hint: "indent it like the key above, which needs a space after its ':'", at: problem)
  }

  private func unusableStart(at position: Int) -> Diagnostic {
    guard let scalar = input[position], scalar != "\n" else {
      return invalid("a value is missing here", hint: nil, at: position)
    }
    if scalar == "\t" {
      return invalid("a tab in the indentation", hint: "indent with spaces", at: position)
    }
    return invalid("a value cannot begin with '\(scalar)'", hint: Self.quoteHint, at: position)
  }

  private func unclosedBracket(_ kind: String, _ opening: String, _ closing: String) -> Diagnostic {
    if input[problem] != nil, input.line(of: problem) == input.line(of: error.contextStart) {
      return invalid(
        "',' or '\(closing)' is expected here",
        hint: "put values in quotes if they hold brackets, commas or quotes", at: problem)
    }
    return invalid(
      "the \(kind) is never closed",
      hint: "close it with '\(closing)', or put the value in quotes if '\(opening)' belongs to it",
      at: error.contextStart)
  }

  /// A value was complete, and something follows that is not a key.
  private var unexpectedText: Diagnostic {
    if let event = lastEvent, input.skippingBlanks(event.range.upperBound) >= problem {
      switch event.kind {
      case .scalar(_, .singleQuoted):
        return textBehindQuote(hint: "write '' for an apostrophe inside", event)
      case .scalar(_, .doubleQuoted):
        return textBehindQuote(hint: "write \\\" for a quote inside", event)
      case .sequenceEnd, .mappingEnd:
        if !input.textBefore(problem).allSatisfy({ $0 == " " }) {
          return invalid(
            "text behind the closing bracket", hint: "put the whole value in quotes", at: problem)
        }
      default: break
      }
    }
    if input[problem] == ":" {
      return invalid("there is no key before ':'", hint: "write 'key: value'", at: problem)
    }
    return invalid(
      "a key is expected here", hint: "indent it like the keys above, and write 'key: value'",
      at: problem, length: max(1, input.wordEnd(problem) - problem))
  }

  private func textBehindQuote(hint: String, _ event: YAMLEvent) -> Diagnostic {
    let start = event.range.lowerBound
    if input.line(of: start) != input.line(of: event.range.upperBound) {
      let line = input.location(event.range.upperBound, event.range.upperBound).line
      return invalid(
        "the quote that opens here is closed on line \(line)",
        hint: "close it where the value ends", at: start)
    }
    return invalid("text behind the closing quote", hint: hint, at: problem)
  }

  private var other: Diagnostic {
    switch error.problem {
    case "found unexpected end of stream" where error.context == "while scanning a quoted scalar":
      let quote = input[error.contextStart].map(String.init) ?? "\""
      return invalid(
        "the quote is never closed", hint: "close the value with \(quote)", at: error.contextStart)
    case "could not find expected ':'":
      return lineWithoutKey
    case "did not find expected '-' indicator":
      return invalid(
        "a list item is expected here", hint: "begin it with '- ', indented like those above",
        at: problem)
    case "block sequence entries are not allowed in this context":
      return invalid(
        "a list cannot begin here",
        hint: "begin it on the next line, or put the value in quotes", at: problem)
    default:
      return unusableCharacter
    }
  }

  private var unusableCharacter: Diagnostic {
    switch error.problem {
    case "found unknown escape character":
      return invalid(
        "unknown escape '\(input.text(problem, problem + 2))'",
        hint: "write \\\\ for a backslash, or use single quotes", at: problem, length: 2)
    case "found invalid Unicode character escape code":
      return brokenEscape("is no Unicode character")
    case "did not find expected hexdecimal number":
      return brokenEscape("lacks hexadecimal digits")
    case "control characters are not allowed":
      return invalid(
        "the control character \(CodePoint.text(error.character)) is not allowed",
        hint: "remove it", at: problem)
    default:
      let context = error.context.isEmpty ? "" : " \(error.context)"
      return invalid("\(error.problem)\(context)", hint: nil, at: problem)
    }
  }

  /// The parser points behind the `\x`, `\u` or `\U` of an escape.
  private func brokenEscape(_ message: String) -> Diagnostic {
    let start = problem - 2
    let digits = ["x": 2, "u": 4, "U": 8][input.text(start + 1, start + 2)] ?? 0
    return invalid(
      "the escape '\(input.text(start, start + 2 + digits))' \(message)",
      hint: "write the character itself", at: start, length: 2 + digits)
  }

  private var lineWithoutKey: Diagnostic {
    let start = error.contextStart
    let length = max(1, input.trimmedLineEnd(of: start) - start)
    if start > 0, let before = input[start - 1],
      ["\u{85}", "\u{2028}", "\u{2029}"].contains(before)
    {
      return invalid(
        "an invisible line separator (\(CodePoint.text(before.value))) ends the value",
        hint: "remove it", at: start - 1)
    }
    return invalid(
      "the line has no key",
      hint: "write 'key: value', or indent it if it goes on with the line above", at: start,
      length: length)
  }
}
