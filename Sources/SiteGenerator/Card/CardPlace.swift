import Documents

/// Where the source of cards is, and the site around it.
struct CardPlace {
  /// The site's folder; nil where there is none.
  let site: Folder?
  /// The file that the cards are of; nil for those of a command line.
  let file: File?

  /// A content file or a data file.
  struct File {
    /// The folder that the file's path is relative to: the site's content folder where it is in it.
    let folder: Folder
    let path: String
    /// Whether the file is in the site's content folder, so that the site has its pages.
    let isContent: Bool
  }

  private static let contentFolder = "content"

  /// Finds the place of what a command line asks for.
  ///
  /// Links to folders are followed, so that a path has the same site from wherever it is given.
  init(of request: CardRequest) {
    guard case .file(let path) = request.source else {
      let current = Folder(path: "").resolvedPath ?? ""
      site = request.site ?? Self.site(around: current, as: ShownPaths(from: current))
      file = nil
      return
    }
    let shown = ShownPaths(of: path)
    var parts = OutputPath.parts(of: path)
    let name = parts.popLast() ?? path
    let parent = parts.joined(separator: "/")
    let isRooted = path.utf8.first == OutputPath.slash
    let folder = Folder(path: parent.isEmpty && isRooted ? "/" : parent).resolvedPath ?? parent
    let site = request.site ?? Self.site(around: folder, as: shown)
    self.site = site
    if let content = site?.folder(Self.contentFolder).resolvedPath,
      Folder.isPath(folder, insideOrEqualTo: content)
    {
      let below = OutputPath.parts(
        of: String(Substring(folder.utf8.dropFirst(content.utf8.count))))
      file = File(
        folder: shown.folder(content), path: Self.joined(below + [name]), isContent: true)
    } else if ContentFile(name) == .bundle {
      // The name of its folder is the page's.
      var outer = OutputPath.parts(of: folder)
      let bundle = outer.popLast() ?? ""
      file = File(
        folder: shown.folder("/" + Self.joined(outer)), path: Self.joined([bundle, name]),
        isContent: false)
    } else {
      file = File(folder: shown.folder(folder), path: name, isContent: false)
    }
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The nearest folder around a path, or at it, that holds a site.
  private static func site(around path: String, as shown: ShownPaths) -> Folder? {
    var parts = OutputPath.parts(of: path).filter { !$0.isEmpty }
    while true {
      let folder = shown.folder("/" + parts.joined(separator: "/"))
      if folder.kind(of: "site/site.yml") == .file { return folder }
      guard parts.popLast() != nil else { return nil }
    }
  }
}
