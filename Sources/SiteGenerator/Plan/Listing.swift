/// A list of moments that is shown on one page of the site or on several.
struct Listing: Sendable {
  let subject: Subject
  /// The moments in the order to show.
  let moments: [PlannedPage]

  /// What a list is a list of.
  enum Subject: Sendable {
    /// All moments of the site, with what `content/_index.md` says.
    case site(Section?)
    case section(Section)
    case term(Taxonomy, Taxonomy.Entry)
    /// All cards in all sizes.
    case gallery
  }

  /// The path of the folder that its pages are in; empty at the site's top.
  var path: String {
    switch subject {
    case .site: ""
    case .section(let section): section.path
    case .term(let taxonomy, let entry): "\(taxonomy.name)/\(entry.term.slug)"
    case .gallery: "gallery"
    }
  }

  /// What the list comes from, in words for messages.
  var origin: String {
    switch subject {
    case .site(let section): section?.origin.description ?? "the index"
    case .section(let section): section.origin.description
    case .term(let taxonomy, let entry): "the list of '\(entry.term.name)' in '\(taxonomy.name)'"
    case .gallery: "the gallery"
    }
  }

  /// What the section says that the list is of.
  var section: Section? {
    switch subject {
    case .site(let section): section
    case .section(let section): section
    case .term, .gallery: nil
    }
  }

  var template: String {
    if case .gallery = subject { "gallery" } else { "index" }
  }

  /// The path in the output of one of its pages, counted from 1.
  func outputPath(ofPage number: Int) -> String {
    let folder = path.isEmpty ? "" : path + "/"
    return number == 1 ? "\(folder)index.html" : "\(folder)page/\(number)/index.html"
  }

  /// The moments of each page; a list without moments has one page all the same.
  func pages(of size: Int) -> [ArraySlice<PlannedPage>] {
    guard !moments.isEmpty else { return [[]] }
    return stride(from: 0, to: moments.count, by: size).map { start in
      moments[start..<min(start + size, moments.count)]
    }
  }
}
