import Diagnostics

/// A value in a document, with the place where the user wrote it.
///
/// Scalars keep the text of the source: what they mean is decided by the schema that decodes them
/// and never by their look, so `007`, `1:30`, `no` and `1.10` reach a text field unchanged.
package struct DocumentNode: Hashable, Sendable {
  /// What a node holds.
  package enum Content: Hashable, Sendable {
    case scalar(text: String, style: ScalarStyle)
    case sequence([DocumentNode])
    /// The entries in the order of the source, no key twice.
    case mapping([MappingEntry])
    /// Something that the reader refused and reported; decoders pass it by without a word.
    case refused
  }

  package var content: Content
  package var location: SourceLocation

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// Whether the value is left empty: nothing, `~` or `null`, without quotes.
  package var isNull: Bool {
    guard let text = plainText else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The text of a scalar in any style; nil for lists and mappings.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The text of a scalar without quotes; nil for everything else.
  package var plainText: String? {
    if case .scalar(let text, .plain) = content { text } else { nil }
  }

  /// The items of a list; nil for everything else.
  package var items: [DocumentNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The entries of a mapping; nil for everything else.
  package var entries: [MappingEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key, where the node is a mapping that has it.
  package subscript(_ key: String) -> DocumentNode? {
    entries?.first { $0.key == key }?.value
  }

  /// What the value is, in the words of a message.
  package var kindName: String {
    switch content {
    case .scalar: isNull ? "empty" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .refused: "refused"
    }
  }
}
