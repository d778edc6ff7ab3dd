import Documents

/// One value of a taxonomy, such as a tag, as a page names it.
package struct Term: Hashable, Sendable {
  package let name: String
  /// The name in paths; terms with one slug are one term.
  package let slug: String

  package init(_ name: String) {
    self.name = name
    slug = Slug.make(name)
  }

  /// The most terms that a page may have of one taxonomy.
  private static let limit = 100

  /// A list of terms, or a single one; a term that is named twice counts once.
  static var list: ValueDecoder<[Term]> {
    ValueDecoder<[String]>.oneOrMore(of: .nonEmptyText, count: 0...limit).map { names in
      var seen = Set<String>()
      return names.map(Term.init).filter { seen.insert($0.slug).inserted }
    }
  }
}
