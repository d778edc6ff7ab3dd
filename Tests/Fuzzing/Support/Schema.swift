import Documents

/// A schema with every kind of value, as pages have.
enum Schema {
  static let page = ValueDecoder<Int>.mapping { reader in
    let title = reader.required("title", .nonEmptyText)
    _ = reader.optional("kind", .choice([("achievement", 1)], noun: "kind", label: "kinds"))
    _ = reader.optional("tags", .list(of: .text, count: 0...9))
    _ = reader.optional("color", .color)
    _ = reader.optional("link", .absoluteURL())
    _ = reader.optional("listed", .boolean)
    _ = reader.optional("count", .integer(in: 0...99))
    _ = reader.optional("stats", .list(of: .dictionary(of: .number(in: 0...1))))
    _ = reader.optional("params", .node)
    return title?.count
  }
}
