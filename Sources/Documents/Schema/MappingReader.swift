import Diagnostics

/// Takes typed values out of a mapping and knows which of its keys nobody asked for.
///
/// Nothing stops at a fault: a reader is asked for every key that there may be, then for the keys
/// that are left. Whether the whole can be built is decided from the values that came back.
package struct MappingReader {
  /// The faults so far; take it back when the reading is done.
  package private(set) var context: DecodingContext
  /// The mapping.
  package let node: DocumentNode
  private var knownKeys: [String] = []

  /// A reader of a mapping; any other node is reported and read as one that must not be looked into.
  package init(_ node: DocumentNode, context: DecodingContext) {
    self.node = node
    self.context = context
    if node.entries == nil { self.context.reportNoMapping(node) }
  }

  /// The value of a key, nil when it is left out or empty, or after a fault was reported.
  package mutating func optional<Value>(
    _ key: String, _ decoder: ValueDecoder<Value>
  ) -> Value? {
    guard let entry = ask(key), !entry.value.isNull else { return nil }
    return decode(entry, decoder)
  }

  /// The value of a key, or a default when it is left out or empty, or after a fault was reported.
  package mutating func value<Value>(
    _ key: String, _ decoder: ValueDecoder<Value>, default defaultValue: Value
  ) -> Value {
    optional(key, decoder) ?? defaultValue
  }

  /// The value of a key that must be there; nil after a fault was reported.
  ///
  /// A missing key is reported where the mapping begins, one that was left empty where it stands.
  package mutating func required<Value>(
    _ key: String, _ decoder: ValueDecoder<Value>, hint: String? = nil
  ) -> Value? {
    let entry = ask(key)
    guard let entry, !entry.value.isNull else {
      reportMissing(key, hint: hint, at: entry?.keyLocation ?? node.location)
      return nil
    }
    return decode(entry, decoder)
  }

  /// Accepts keys that somebody else reads, such as the names of a site's taxonomies.
  package mutating func allow(_ keys: [String]) {
    knownKeys += keys.filter { !knownKeys.contains($0) }
  }

  /// Where a key stands, nil when it is left out.
  package func location(of key: String) -> SourceLocation? {
    entry(key)?.keyLocation
  }

  /// The node of a key's value, nil when it is left out.
  package func node(for key: String) -> DocumentNode? {
    entry(key)?.value
  }

  /// Reports something about a key, at its value; at the mapping's start when it is left out.
  package mutating func report(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, hint: String? = nil,
    at key: String
  ) {
    let location = entry(key).map { $0.value.isNull ? $0.keyLocation : $0.value.location }
    context.report(
      code, severity: severity, message, hint: hint, at: location ?? node.location)
  }

  /// Reports something about the mapping as a whole, at its start.
  ///
  /// - Parameters:
  ///   - code: what kind of fault it is.
  ///   - predicate: what is wrong, to follow the mapping's name, such as `must have one element`.
  ///   - hint: what to do about it.
  package mutating func reportWhole(
    _ code: DiagnosticCode, _ predicate: String, hint: String? = nil
  ) {
    context.report(code, "\(context.subject) \(predicate)", hint: hint, at: node)
  }

  /// Reports each key that nobody asked for.
  package mutating func finish() {
    for entry in node.entries ?? [] where !knownKeys.contains(entry.key) {
      context.report(
        .unknownKey, "unknown key '\(entry.key.excerpt)'\(context.enclosingPhrase)",
        hint: NearestName.hint(for: entry.key, among: knownKeys, label: "keys"),
        at: entry.keyLocation)
    }
  }

  private func entry(_ key: String) -> MappingEntry? {
    node.entries?.first { $0.key == key }
  }

  private mutating func ask(_ key: String) -> MappingEntry? {
    if !knownKeys.contains(key) { knownKeys.append(key) }
    return entry(key)
  }

  private mutating func decode<Value>(
    _ entry: MappingEntry, _ decoder: ValueDecoder<Value>
  ) -> Value? {
    context.descend(to: .key(entry.key)) { decoder.decode(entry.value, in: &$0) }
  }

  private mutating func reportMissing(_ key: String, hint: String?, at location: SourceLocation) {
    guard node.entries != nil else { return }
    context.report(
      .missingKey, "missing '\(key)'\(context.enclosingPhrase)", hint: hint ?? "add '\(key): …'",
      at: location)
  }
}
