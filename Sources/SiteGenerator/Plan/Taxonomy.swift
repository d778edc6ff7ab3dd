/// The terms of one taxonomy that the listed pages name, with their pages.
struct Taxonomy: Sendable {
  /// The key in front matter, and the first part of the paths.
  let name: String
  /// The terms in the order of their slugs.
  let entries: [Entry]
  private let slugs: Set<String>

  /// A term with its pages.
  struct Entry: Sendable {
    let term: Term
    fileprivate(set) var moments: [PlannedPage]
  }

  /// Collects the terms.
  ///
  /// - Parameters:
  ///   - name: the taxonomy.
  ///   - moments: the listed pages in the order of lists.
  init(_ name: String, of moments: [PlannedPage]) {
    self.name = name
    var entries: [String: Entry] = [:]
    for moment in moments {
      for term in moment.page.terms[name] ?? [] {
        entries[term.slug, default: Entry(term: term, moments: [])].moments.append(moment)
      }
    }
    slugs = Set(entries.keys)
    self.entries = entries.values.sorted {
      $0.term.slug.utf8.lexicographicallyPrecedes($1.term.slug.utf8)
    }
  }

  /// Whether a listed page names a term, which has a page then.
  func contains(_ term: Term) -> Bool {
    slugs.contains(term.slug)
  }

  /// The path of the page that shows all terms.
  var outputPath: String { "\(name)/index.html" }

  /// The path of the page that shows a term's moments.
  func outputPath(of term: Term) -> String { "\(name)/\(term.slug)/index.html" }
}
