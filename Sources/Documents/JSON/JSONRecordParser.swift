import Diagnostics

/// Reads the objects of a JSON array.
struct JSONRecordParser: RecordParser {
  private var number = 0
  private var isOpen = false

  mutating func next(from input: inout RecordInput) throws(DiagnosticError) -> Record? {
    let hasNext = try isOpen ? passSeparator(&input) : openArray(&input)
    guard hasNext else {
      try checkEnd(&input)
      return nil
    }
    number += 1
    guard try input.byte(at: 0) == .openingBrace else { throw try noObject(&input) }
    return try object(&input)
  }

  /// Goes to the first item; false when there is none.
  private mutating func openArray(_ input: inout RecordInput) throws(DiagnosticError) -> Bool {
    try input.skipJSONBlanks()
    guard try input.byte(at: 0) == .openingBracket else { throw try noArray(&input) }
    isOpen = true
    input.skip(1)
    try input.skipJSONBlanks()
    return try input.byte(at: 0) != .closingBracket
  }

  /// Goes to the next item; false when there is none.
  private func passSeparator(_ input: inout RecordInput) throws(DiagnosticError) -> Bool {
    try input.skipJSONBlanks()
    let byte = try input.byte(at: 0)
    if byte == .closingBracket { return false }
    guard byte == .comma else {
      throw try fault("',' or ']' is expected here", hint: "write a comma between objects", &input)
    }
    var next = 1
    while let byte = try input.byte(at: next), byte.isJSONBlank { next += 1 }
    if try input.byte(at: next) == .closingBracket {
      throw try fault("a comma before the closing ']'", hint: "remove it", &input)
    }
    input.skip(next)
    return true
  }

  private func object(_ input: inout RecordInput) throws(DiagnosticError) -> Record {
    let count = try input.objectLength()
    // What seems too large may only lack a bracket near its start, so it is read before it is
    // refused.
    let isWhole = count <= RecordReader.byteLimit
    let piece = isWhole ? try input.take(count) : input.peek(count)
    var parser = JSONParser(piece)
    var node = DocumentNode(.refused, at: piece.location(ofByte: 0))
    var fault: JSONFault?
    do {
      node = try parser.document()
    } catch {
      fault = error
    }
    if !isWhole, fault?.isUnfinished != false { _ = try input.take(count) }
    if let fault {
      throw DiagnosticError(parser.diagnostics + [fault.diagnostic(in: piece)])
    }
    return Record(number: number, node: node, source: piece, diagnostics: parser.diagnostics)
  }

  /// Checks that nothing is behind the array.
  private func checkEnd(_ input: inout RecordInput) throws(DiagnosticError) {
    input.skip(1)
    try input.skipJSONBlanks()
    if try input.byte(at: 0) != nil {
      throw try fault("text behind the array", hint: "remove it", &input)
    }
  }

  private func noArray(_ input: inout RecordInput) throws(DiagnosticError) -> DiagnosticError {
    guard let byte = try input.byte(at: 0) else {
      return try fault("the file is empty", hint: "write an array of objects: [{…}, {…}]", &input)
    }
    let message = "the file must be an array of objects"
    let name = JSONKind.name(ofValueBeginningWith: byte)
    return try fault(
      name.map { "\(message), not \($0)" } ?? message,
      hint: byte == .openingBrace
        ? "put it between '[' and ']', or name the file .ndjson if each line is an object"
        : "write it as [{…}, {…}]",
      &input)
  }

  private func noObject(_ input: inout RecordInput) throws(DiagnosticError) -> DiagnosticError {
    guard let byte = try input.byte(at: 0) else {
      return try fault("the array is never closed", hint: "end the file with ']'", &input)
    }
    let name = JSONKind.name(ofValueBeginningWith: byte)
    return try fault(
      "item \(number) must be an object" + (name.map { ", not \($0)" } ?? ""),
      hint: "write it as {\"title\": \"…\"}", &input)
  }

  /// A fault at the next byte.
  private func fault(
    _ message: String, hint: String, _ input: inout RecordInput
  ) throws(DiagnosticError) -> DiagnosticError {
    if try input.byte(at: 0) == UInt8(ascii: "/") {
      return DiagnosticError(
        try input.diagnostic(.invalidJSON, JSONFault.commentMessage, hint: "remove it"))
    }
    return DiagnosticError(try input.diagnostic(.invalidJSON, message, hint: hint))
  }
}
