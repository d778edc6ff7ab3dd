import Diagnostics
import Documents
import QRCodes

/// Where the links of Markdown texts lead: to content files as they lie in the content folder, or
/// to anything in the output by its path.
struct LinkMap: Sendable {
  private let url: SiteURL
  /// The output paths of pages, sections and their files by the paths of their content files.
  private let contents: [String: String]
  /// The paths in the output by their composed forms; a file that is copied keeps its own form.
  private let outputs: [String: String]
  /// The content files of pages that are not published now.
  private let unpublished: Set<String>
  /// Changes with every path that links can lead to.
  let fingerprint: Fingerprint

  /// - Parameters:
  ///   - url: the site's address.
  ///   - contents: output paths by content paths.
  ///   - outputs: every path in the output.
  ///   - unpublished: the content files of pages that are not published now.
  init(
    url: SiteURL, contents: [String: String], outputs: [String], unpublished: Set<String> = []
  ) {
    self.unpublished = Set(unpublished.map(UnicodeForm.composed))
    self.url = url
    self.contents = Dictionary(
      contents.map { (UnicodeForm.composed($0.key), $0.value) }, uniquingKeysWith: { $1 })
    self.outputs = Dictionary(
      outputs.map { (UnicodeForm.composed($0), $0) }, uniquingKeysWith: { $1 })
    var builder = FingerprintBuilder()
    for (content, output) in contents.sorted(by: { $0.key < $1.key }) {
      builder.add(content)
      builder.add(output)
    }
    for output in outputs.sorted() { builder.add(output) }
    for content in unpublished.sorted() { builder.add(content) }
    fingerprint = builder.finish()
  }

  /// Whether a text can have links that lead into the site.
  static func mayHaveLinks(_ text: [UInt8]) -> Bool {
    text.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
  }

  /// Resolves a link of a content file.
  ///
  /// - Parameters:
  ///   - link: the link as it is written.
  ///   - file: the path of the content file below the content folder.
  /// - Returns: the address to write, or what is wrong.
  func resolve(_ link: MarkdownLink, in file: String) -> LinkResolution {
    let destination = link.destination
    guard let first = destination.utf8.first, !Self.ownPageStarts.contains(first),
      !destination.hasPrefix("//"), !Self.hasScheme(destination)
    else { return .unchanged }
    let end = destination.firstIndex { $0 == "?" || $0 == "#" } ?? destination.endIndex
    let (path, rest) = (destination[..<end], destination[end...])
    guard let decoded = PercentEncoding.decode(String(path)) else {
      return .missing(
        "'\(destination.excerpt)' has a '%' that is followed by no two digits",
        hint: "write %25 for the character itself")
    }
    let target = UnicodeForm.composed(decoded)
    let found = target.hasPrefix("/") ? output(atRoot: target) : output(at: target, from: file)
    if let found { return .address(url.rooted(found) + rest) }
    if !target.hasPrefix("/"),
      Self.candidates(target, from: file).contains(where: unpublished.contains)
    {
      return .leftOut("'\(destination.excerpt)' leads to a page that is not published now")
    }
    return .missing(
      "'\(destination.excerpt)' leads to nothing in the site",
      hint: link.isImage ? pictureHint(for: target, from: file) : hint(for: target, from: file))
  }

  /// The output at a path from the site's root.
  private func output(atRoot target: String) -> String? {
    let path = String(target.dropFirst())
    return output(at: path) ?? contents[path] ?? withoutBasePath(target).flatMap { output(at: $0) }
  }

  private func output(at path: String) -> String? {
    let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    return [path, folder + "index.html"].lazy.compactMap { outputs[$0] }.first
  }

  /// A path whose author wrote the site's base path before it.
  private func withoutBasePath(_ target: String) -> String? {
    let base = PercentEncoding.decode(url.basePath).map(UnicodeForm.composed) ?? url.basePath
    guard !base.isEmpty, target == base || target.hasPrefix(base + "/") else { return nil }
    return String(target.dropFirst(base.count + 1))
  }

  /// The output of a content file by its path from another one.
  private func output(at target: String, from file: String) -> String? {
    Self.candidates(target, from: file).lazy.compactMap { contents[$0] }.first
  }

  /// The content files that a path from another one can mean.
  private static func candidates(_ target: String, from file: String) -> [String] {
    guard let path = resolved(target, from: file) else { return [] }
    let folder = path.isEmpty ? "" : path + "/"
    return [path, folder + "index.md", folder + "_index.md", path + ".md"]
  }

  /// A path without its dots; nil when it leads out of the content folder.
  private static func resolved(_ target: String, from file: String) -> String? {
    OutputPath.resolved(target, from: file).map(UnicodeForm.composed)
  }

  /// Where a picture has to be.
  private func pictureHint(for target: String, from file: String) -> String {
    if target.hasPrefix("/") { return "put it into site/static, or correct the path" }
    if ContentFile(file) == .bundle { return "put it beside the page's index.md" }
    return
      "put it into site/static and write '/\(target.excerpt)', or beside the text as index.md of a "
      + "folder"
  }

  /// The nearest path that there is, in the form in which it was written.
  private func hint(for target: String, from file: String) -> String {
    let isRooted = target.hasPrefix("/")
    let wanted = isRooted ? String(target.dropFirst()) : Self.resolved(target, from: file) ?? target
    let names = isRooted ? Array(outputs.values) : Array(contents.keys)
    if names.count <= Self.namesToCompare,
      let nearest = NearestName.suggestion(for: wanted, among: names.sorted())
    {
      return isRooted ? "did you mean '/\(nearest)'?" : "did you mean 'content/\(nearest)'?"
    }
    return isRooted
      ? "write a path that the site has, or a whole address with its scheme"
      : "write the path of a content file from this one, or a whole address with its scheme"
  }

  /// Comparing more names takes longer than it helps.
  private static let namesToCompare = 20_000

  /// What a query or a fragment of the page itself begins with.
  private static let ownPageStarts = "?#".utf8

  /// Whether a destination is an address of its own (RFC 3986, section 3.1).
  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = destination.utf8[..<colon]
    guard let first = scheme.first, ASCIISet.letters.contains(first) else { return false }
    return scheme.allSatisfy(schemeCharacters.contains)
  }

  private static let schemeCharacters = ASCIISet.letters.adding("0123456789+-.")
}
