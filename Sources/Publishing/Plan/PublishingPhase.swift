import SiteGenerator

/// When a file is published: nothing may be visible before what it refers to is there.
enum PublishingPhase: Int, Comparable, Sendable {
  /// Cards, assets and all else that pages show.
  case files
  /// The moments' own pages.
  case pages
  /// What leads to the pages: the index and other lists, feeds, the site map.
  case lists

  static func < (left: PublishingPhase, right: PublishingPhase) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The names of files that list the pages without being pages.
  private static let listNames: Set<String> = [
    CardsFile.path, "feed.json", "feed.xml", "sitemap.xml",
  ]

  /// The phase of a file.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - cardFolders: the folders below `cards/` that hold cards: a moment's page has one.
  init(_ path: String, cardFolders: Set<String>) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if path.hasSuffix(".html") {
      let folder = String(path.dropLast(name.count + 1))
      self = cardFolders.contains(folder) && name == "index.html" ? .pages : .lists
    } else {
      self = Self.listNames.contains(name) ? .lists : .files
    }
  }

  /// The folders of cards among some paths, without `cards/`.
  static func cardFolders(of paths: [String]) -> Set<String> {
    Set(
      paths.filter { $0.hasPrefix("cards/") }.compactMap { path in
        path.lastIndex(of: "/").map { String(path[..<$0].dropFirst("cards/".count)) }
      })
  }
}
