/// Everything that is to have a page, before any page is described: moments, lists, taxonomies.
struct SiteOutline: Sendable {
  /// All moments, also those that no list shows, in the order of their files.
  let moments: [PlannedPage]
  /// Those that lists show, the newest first.
  let listed: [PlannedPage]
  let taxonomies: [Taxonomy]
  let lists: [Listing]
  /// Where in `listed` a moment is, by its path.
  private let ranks: [String: Int]

  init(_ site: Site, moments: [PlannedPage]) {
    self.moments = moments
    let zone = site.configuration.timeZone
    let listed = Self.newestFirst(moments.filter(\.page.isListed), in: zone)
    self.listed = listed
    taxonomies = site.configuration.taxonomies.map { Taxonomy($0, of: listed) }
      .filter { !$0.entries.isEmpty }
    lists = Self.lists(of: site.content.sections, listed: listed, taxonomies: taxonomies)
    ranks = Dictionary(
      listed.enumerated().map { ($1.page.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func lists(
    of sections: [String: Section], listed: [PlannedPage], taxonomies: [Taxonomy]
  ) -> [Listing] {
    var lists = [
      Listing(subject: .site(sections[""]), moments: listed),
      Listing(subject: .gallery, moments: listed),
    ]
    var inside: [String: [PlannedPage]] = [:]
    for moment in listed {
      for path in SectionPath.chain(from: moment.page.section) where sections[path] != nil {
        inside[path, default: []].append(moment)
      }
    }
    for section in sections.values where !section.path.isEmpty && section.title != nil {
      lists.append(Listing(subject: .section(section), moments: inside[section.path] ?? []))
    }
    for taxonomy in taxonomies {
      lists += taxonomy.entries.map {
        Listing(subject: .term(taxonomy, $0), moments: $0.moments)
      }
    }
    return lists.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The sections that have a page, in the order of their paths.
  var sections: [Section] {
    lists.compactMap { list in
      if case .section(let section) = list.subject { section } else { nil }
    }
  }

  /// Moments to look at next: those that follow in the lists, from the newest again at the end.
  func moments(after moment: PlannedPage, count: Int) -> [PlannedPage] {
    guard let rank = ranks[moment.page.path] else { return Array(listed.prefix(count)) }
    return (1..<max(1, min(count + 1, listed.count))).map { listed[(rank + $0) % listed.count] }
  }

  /// Moments in the order of lists: the newest first, then by title and path.
  static func newestFirst(_ moments: [PlannedPage], in zone: SiteTimeZone) -> [PlannedPage] {
    let keyed = moments.map { moment in
      (key: moment.page.dates.date?.moment(in: zone) ?? .min, moment: moment)
    }
    return keyed.sorted { left, right in
      if left.key != right.key { return left.key > right.key }
      let (first, second) = (left.moment.page, right.moment.page)
      if first.title != second.title {
        return first.title.utf8.lexicographicallyPrecedes(second.title.utf8)
      }
      return first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }.map(\.moment)
  }
}
