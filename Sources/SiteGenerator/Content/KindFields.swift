import Diagnostics
import Documents

/// The keys that only some kinds of page have.
enum KindFields {
  /// Each key with the kind that has it.
  static let owners: [(key: String, kind: PageKind)] = [
    ("metric", .achievement), ("progress", .achievement), ("stats", .statistics),
    ("date-range", .statistics), ("quote", .quote), ("attribution", .quote),
    ("contact-id", .contact), ("display-name", .contact), ("telephone", .contact),
    ("email", .contact), ("organization", .contact), ("code", .invite),
  ]

  static let names = owners.map(\.key)

  /// Reports keys that a page would have if it were of another kind, which is often forgotten.
  static func reportOthers(than kind: PageKind, in reader: inout MappingReader) {
    for (key, owner) in owners where owner != kind && reader.node(for: key) != nil {
      reader.allow([key])
      reader.report(
        .unknownKey, "'\(key)' is no key of the kind '\(kind.name)'",
        hint: hint(for: key, owner: owner, kind: kind), at: key)
    }
  }

  private static func hint(for key: String, owner: PageKind, kind: PageKind) -> String {
    switch kind {
    case .custom: "write it below 'params', where a kind of the theme's own has its values"
    default: "write 'kind: \(owner.name)', or remove it"
    }
  }
}
