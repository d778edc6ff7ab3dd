import Diagnostics

/// Makes a tree of nodes from the events of a parser.
struct YAMLComposer: ~Copyable {
  private var parser: YAMLParser
  private let input: YAMLInput
  private var nodeCount = 0
  private var lastEvent: YAMLEvent?
  private(set) var diagnostics: [Diagnostic] = []

  init(parser: consuming YAMLParser, input: YAMLInput) {
    self.parser = parser
    self.input = input
  }

  /// The value of the only document; nil when there is none or it cannot be read to its end.
  mutating func document() -> DocumentNode? {
    do throws(DiagnosticError) {
      return try readDocument()
    } catch {
      // A value that was refused on the same line explains why the parser stumbled behind it.
      let refused = diagnostics.filter { $0.code == .unsupportedYAML }
      let told = Set(refused.compactMap { $0.location?.line })
      diagnostics += error.diagnostics.filter { diagnostic in
        !told.contains(diagnostic.location?.line ?? 0)
      }
      return nil
    }
  }

  private mutating func readDocument() throws(DiagnosticError) -> DocumentNode? {
    _ = try next()
    guard try next().kind == .documentStart else { return nil }
    let root = try node(from: try next(), depth: 0)
    _ = try next()
    let event = try next()
    if event.kind == .documentStart {
      diagnostics.append(
        input.diagnostic(
          .unsupportedYAML, "a second document is not supported",
          hint: "put it into a file of its own", event.range.lowerBound, event.range.upperBound))
    }
    return root
  }

  private mutating func next() throws(DiagnosticError) -> YAMLEvent {
    do {
      let event = try parser.next()
      lastEvent = event
      return event
    } catch {
      throw DiagnosticError(
        YAMLSyntaxMessage(error: error, input: input, lastEvent: lastEvent).diagnostic)
    }
  }

  private mutating func node(
    from event: YAMLEvent, depth: Int
  ) throws(DiagnosticError) -> DocumentNode {
    try checkLimits(event, depth: depth)
    let isRefused = reportProperties(of: event)
    switch event.kind {
    case .scalar(let text, let style):
      if !isRefused, style == .plain { reportComment(after: event, isEmpty: text.isEmpty) }
      return DocumentNode(
        isRefused ? .refused : .scalar(text: text, style: style),
        at: input.location(event.range.lowerBound, event.range.upperBound))
    case .sequenceStart:
      return try sequence(from: event, depth: depth)
    case .mappingStart:
      return try mapping(from: event, depth: depth)
    default:
      reportAlias(event)
      return DocumentNode(
        .refused, at: input.location(event.range.lowerBound, event.range.upperBound))
    }
  }

  private mutating func sequence(
    from start: YAMLEvent, depth: Int
  ) throws(DiagnosticError) -> DocumentNode {
    var items: [DocumentNode] = []
    var event = try next()
    while event.kind != .sequenceEnd {
      items.append(try node(from: event, depth: depth + 1))
      event = try next()
    }
    return DocumentNode(.sequence(items), at: location(from: start, to: event))
  }

  private mutating func mapping(
    from start: YAMLEvent, depth: Int
  ) throws(DiagnosticError) -> DocumentNode {
    var entries: [MappingEntry] = []
    var lines: [String: Int] = [:]
    var event = try next()
    while event.kind != .mappingEnd {
      let key = try node(from: event, depth: depth + 1)
      let value = try node(from: try next(), depth: depth + 1)
      if let name = text(ofKey: key) {
        if let line = lines[name] {
          reportDuplicate(key, named: name, line: line)
        } else {
          lines[name] = key.location.line
          entries.append(MappingEntry(key: name, keyLocation: key.location, value: value))
        }
      }
      event = try next()
    }
    return DocumentNode(.mapping(entries), at: location(from: start, to: event))
  }

  private func location(from start: YAMLEvent, to end: YAMLEvent) -> SourceLocation {
    input.location(start.range.lowerBound, end.range.upperBound)
  }

  private mutating func text(ofKey key: DocumentNode) -> String? {
    switch key.content {
    case .scalar(let text, _): return text
    case .refused: return nil
    case .sequence, .mapping:
      diagnostics.append(
        input.part.source.diagnostic(
          .unsupportedYAML, "\(key.kindName) cannot be a key",
          hint: "put the value in quotes if it is text", at: key.location))
      return nil
    }
  }

  private mutating func checkLimits(_ event: YAMLEvent, depth: Int) throws(DiagnosticError) {
    nodeCount += 1
    let message: String
    if depth > YAMLReader.depthLimit {
      message = "values are nested more than \(YAMLReader.depthLimit) deep"
    } else if nodeCount > YAMLReader.nodeLimit {
      message = "there are more than \(YAMLReader.nodeLimit) values"
    } else {
      return
    }
    throw DiagnosticError(
      input.diagnostic(
        .documentTooLarge, message, event.range.lowerBound, event.range.upperBound))
  }
}

// What the parser accepts and this reader does not.
extension YAMLComposer {
  /// Reports the tag or anchor in front of a value; true when there is one.
  private mutating func reportProperties(of event: YAMLEvent) -> Bool {
    let start = event.range.lowerBound
    guard event.kind != .alias, let mark = input[start], mark == "!" || mark == "&" else {
      return false
    }
    let end = input.wordEnd(start)
    let name = input.text(start, end).excerpt
    diagnostics.append(
      input.diagnostic(
        .unsupportedYAML,
        mark == "!"
          ? "the tag '\(name)' is not supported" : "the anchor '\(name)' is not supported",
        hint: name.hasPrefix("!!")
          ? "write the value without it: text stays as it is written"
          : "put the value in quotes if '\(mark)' belongs to it",
        start, end))
    return true
  }

  private mutating func reportAlias(_ event: YAMLEvent) {
    let start = event.range.lowerBound
    let end = event.range.upperBound
    diagnostics.append(
      input.diagnostic(
        .unsupportedYAML, "the alias '\(input.text(start, end).excerpt)' is not supported",
        hint: "put the value in quotes if '*' belongs to it", start, end))
  }

  private mutating func reportDuplicate(_ key: DocumentNode, named name: String, line: Int) {
    diagnostics.append(
      input.part.source.diagnostic(
        .duplicateKey, "the key '\(name.excerpt)' appears twice",
        hint: "it is already on line \(line): keep one of them", at: key.location))
  }

  /// Warns where a comment behind a plain value may have been meant as its text.
  ///
  /// A comment that stands two spaces off and begins with a blank, as yamllint's defaults ask for,
  /// was surely meant as one.
  private mutating func reportComment(after event: YAMLEvent, isEmpty: Bool) {
    let end = event.range.upperBound
    let start = input.skippingBlanks(end)
    guard start > end, input[start] == "#" else { return }
    let isClearlyComment = start - end >= 2 && [" ", "\t", "\n", nil].contains(input[start + 1])
    if isClearlyComment && !isEmpty { return }
    let last = input.trimmedLineEnd(of: start)
    let comment = input.text(start, last).excerpt
    diagnostics.append(
      input.diagnostic(
        .truncatedByComment, severity: .warning, "'\(comment)' is read as a comment",
        hint: "put the value in quotes if '\(comment)' belongs to it"
          + (isEmpty ? "" : "; a comment stands two spaces off, as in '  # note'"),
        start, last))
  }
}
