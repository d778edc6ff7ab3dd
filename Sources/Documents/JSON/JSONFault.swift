import Diagnostics

/// What keeps a text from being JSON, with the bytes that it is about.
struct JSONFault: Error {
  var code = DiagnosticCode.invalidJSON
  let message: String
  var hint: String?
  let range: Range<Int>
  /// Whether the text may only have been cut off: something that it opens is not closed.
  var isUnfinished = false

  func diagnostic(in source: SourceText) -> Diagnostic {
    let text = String(decoding: source.bytes[range], as: UTF8.self)
    return source.diagnostic(
      code, message, hint: hint,
      at: source.location(ofByte: range.lowerBound, length: text.unicodeScalars.count))
  }
}

extension JSONFault {
  /// A fault of some bytes; of the first of them where they are a single character.
  static func invalid(_ message: String, hint: String?, at range: Range<Int>) -> JSONFault {
    JSONFault(message: message, hint: hint, range: range)
  }

  static func tooLarge(_ message: String, at offset: Int) -> JSONFault {
    JSONFault(code: .documentTooLarge, message: message, range: offset..<(offset + 1))
  }

  static func unclosed(_ noun: String, hint: String, at offset: Int) -> JSONFault {
    JSONFault(
      message: "the \(noun) is never closed", hint: hint, range: offset..<(offset + 1),
      isUnfinished: true)
  }

  static func comment(at range: Range<Int>) -> JSONFault {
    invalid(commentMessage, hint: "remove it", at: range)
  }

  static let commentMessage = "comments are not part of JSON"
}
