import QRCodes

/// The addresses of a site that no app shows: its lists, its files and the pages of its own that
/// `site/static/` holds.
///
/// A pattern never matches a moment. Where one lies in a folder of lists, the folder is not
/// excluded as a whole: that a list opens the app is the lesser fault.
struct WebOnlyAddresses {
  private let url: SiteURL
  private let outline: SiteOutline
  private let pageSize: Int
  private let staticFiles: [String]
  private let outputs: [String]
  /// The folders that moments are in, or are themselves.
  private let momentFolders: Set<String>

  init(site: Site, outline: SiteOutline, outputs: [String]) {
    url = site.configuration.url
    self.outline = outline
    pageSize = site.configuration.pageSize
    staticFiles = site.staticFiles.map(\.path)
    self.outputs = outputs
    momentFolders = Set(outline.moments.flatMap { OutputPath.folders(of: $0.page.outputPath) })
  }

  /// The patterns, the most useful ones first, as many as keep the file far below the 128 KB that
  /// Apple reads of it.
  var all: [AddressPattern] {
    var size = 0
    return Array(
      (files + taxonomies + lists + ownPages).prefix { pattern in
        size += pattern.path.utf8.count + Self.entrySize
        return size <= Self.sizeLimit
      })
  }

  private static let sizeLimit = 65_536
  /// About what a pattern takes in the file besides its path.
  private static let entrySize = 150

  private var taxonomies: [AddressPattern] {
    outline.taxonomies.flatMap { folder($0.name, comment: "lists of terms") }
  }

  /// The folders that hold files alone, and the endings of the files elsewhere: no moment's address
  /// has one, as it ends in a slash.
  private var files: [AddressPattern] {
    let folders = ["assets", "cards"].filter { name in
      !momentFolders.contains(name) && outputs.contains { $0.hasPrefix(name + "/") }
    }
    let others = outputs.filter { output in
      !Self.isPage(output) && !folders.contains { output.hasPrefix($0 + "/") }
    }
    return folders.flatMap { folder($0, comment: $0 == "cards" ? "pictures" : "files") }
      + endings(of: others)
  }

  private func endings(of files: [String]) -> [AddressPattern] {
    Set(files.compactMap(Self.ending)).sorted().map { ending in
      let comment = ending == "html" ? "other pages" : "files"
      return AddressPattern(
        url.rooted("index.html"),
        then: "*." + PercentEncoding.encode(ending, allowed: .unreserved), comment: comment)
    }
  }

  private var lists: [AddressPattern] {
    outline.lists.flatMap { list -> [AddressPattern] in
      switch list.subject {
      case .term: return []
      case .gallery: return folder(list.path, comment: "the gallery")
      case .site, .section:
        let first = AddressPattern(
          url.rooted(list.outputPath(ofPage: 1)), comment: "a list of moments")
        guard list.moments.count > pageSize else { return [first] }
        let more = OutputPath.folders(of: list.outputPath(ofPage: 2)).dropLast().last ?? ""
        return [first]
          + (momentFolders.contains(more) ? [] : folder(more, comment: "a list of moments"))
      }
    }
  }

  /// The pages that are copied from the site's static files.
  private var ownPages: [AddressPattern] {
    staticFiles.filter(Self.isPage).map { AddressPattern(url.rooted($0), comment: "another page") }
  }

  /// A folder with all that is in it, or alone where a moment is in it, too.
  private func folder(_ path: String, comment: String) -> [AddressPattern] {
    let address = url.rooted(path + "/index.html")
    return [
      AddressPattern(address, then: momentFolders.contains(path) ? "" : "*", comment: comment)
    ]
  }

  /// Whether a file is addressed as its folder.
  private static func isPage(_ path: String) -> Bool {
    path == "index.html" || path.hasSuffix("/index.html")
  }

  /// What follows the last dot of a file's name, unless that is its first character.
  private static func ending(of path: String) -> String? {
    guard let name = OutputPath.parts(of: path).last,
      let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex
    else { return nil }
    let ending = String(Substring(name.utf8[name.utf8.index(after: dot)...]))
    return ending.isEmpty ? nil : ending
  }
}
