/// Where a content file stands in the tree, which gives its pages their addresses.
struct PagePlace: Hashable, Sendable {
  /// The path of the file below the content folder, such as `awards/First 5K.md`.
  let file: String
  /// The path of the section below the site without slashes at its ends; empty at the top.
  let section: String
  /// The last part of the page's path; nil for records, which have no file of their own.
  let slug: String?

  /// The place of a file; nil for an `index.md` at the top, which has no name.
  init?(file: String) {
    self.file = file
    var parts = OutputPath.parts(of: file)
    guard let name = parts.popLast() else { return nil }
    if ContentFile(name) == .bundle {
      guard let folder = parts.popLast() else { return nil }
      slug = Slug.make(folder)
    } else {
      slug = ContentFile(name) == .page ? Slug.make(String(name.dropLast(".md".count))) : nil
    }
    section = Self.path(of: parts)
  }

  /// The path that folders give to what is in them.
  static func path(of folders: [String]) -> String {
    folders.map { Slug.make($0) }.joined(separator: "/")
  }
}
