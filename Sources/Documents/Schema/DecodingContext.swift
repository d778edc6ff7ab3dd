import Diagnostics

/// What a decoder works in: the file, the way to the value at hand, and the faults found so far.
package struct DecodingContext: Sendable {
  package let source: SourceText
  package private(set) var diagnostics: [Diagnostic] = []
  /// What the whole document is called in messages, such as `front matter`.
  private let documentName: String
  private var path: [DecodingPathComponent] = []

  /// A context without faults.
  ///
  /// - Parameters:
  ///   - source: the file that is decoded.
  ///   - documentName: what its document is called in messages, such as `front matter`.
  package init(source: SourceText, documentName: String) {
    self.source = source
    self.documentName = documentName
  }

  /// The value at hand as messages name it: `'cards.sizes'`, `item 2 of 'tags'`, or the document.
  package var subject: String {
    path.isEmpty ? documentName : path.text
  }

  /// Where the value at hand is, as in ` in 'cards'`; empty at the top of the document.
  var enclosingPhrase: String {
    path.isEmpty ? "" : " in \(path.text)"
  }

  /// Adds a fault of a node.
  package mutating func report(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    at node: DocumentNode
  ) {
    report(code, severity: severity, message, hint: hint, at: node.location)
  }

  /// Adds a fault of a place.
  package mutating func report(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    at location: SourceLocation
  ) {
    diagnostics.append(
      source.diagnostic(code, severity: severity, message, hint: hint, at: location))
  }

  /// Adds a fault of the value at hand; the fault's message goes on from the value's name.
  package mutating func report(_ fault: ValueFault, at node: DocumentNode) {
    report(fault.code, "\(subject) \(fault.message)", hint: fault.hint, at: node)
  }

  /// Adds a fault that another context of the same file found.
  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Reports that a value has not the form that its key asks for.
  ///
  /// A node that was refused before is passed over: one fault is told once.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - expected: what it must be, such as `a list`.
  ///   - showsText: whether to say which text it is, where it is text.
  ///   - hint: what to do about it.
  package mutating func reportMismatch(
    _ node: DocumentNode, expected: String, showsText: Bool = true, hint: String? = nil
  ) {
    guard node.content != .refused else { return }
    var found = node.kindName
    if showsText, !node.isNull, let text = node.text {
      found = (node.plainText == nil ? "the text " : "") + "'\(text.excerpt)'"
    }
    report(.wrongType, "\(subject) must be \(expected), not \(found)", hint: hint, at: node)
  }

  /// Decodes a part of the value at hand, which messages then name by its whole path.
  mutating func descend<Value>(
    to component: DecodingPathComponent, _ body: (inout DecodingContext) -> Value
  ) -> Value {
    path.append(component)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Hands over the context and its faults, so that they are added to in place and not copied.
  mutating func take() -> DecodingContext {
    let taken = self
    diagnostics = []
    return taken
  }
}
