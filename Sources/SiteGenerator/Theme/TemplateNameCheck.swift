import Diagnostics

/// Finds names in a theme's templates that nothing has.
///
/// Only full names below `site`, `page`, `strings` and `assets` are looked at. What a bare name
/// means depends on the section that it is in.
struct TemplateNameCheck {
  /// The names of the theme's texts; nil when these could not be read, and any has to pass.
  private let strings: Set<String>?
  private let assets: Set<String>
  private let kinds: [String]

  /// The check of a theme's templates.
  ///
  /// - Parameters:
  ///   - strings: the theme's texts; nil when they could not be read.
  ///   - assets: the theme's assets.
  ///   - kinds: the kinds that the theme has layouts for, each of which pages can ask about.
  init(strings: ThemeStrings?, assets: [ThemeAsset], kinds: some Sequence<String>) {
    self.strings = strings.map { Set($0.names) }
    self.assets = Set(assets.named.map { $0.nameParts.joined(separator: ".") })
    self.kinds = Array(kinds)
  }

  /// What is wrong with a name and what to do about it; nil when nothing is.
  func fault(of name: String) -> (message: String, hint: String)? {
    let root = name.prefix { $0 != "." }
    let rest = String(name.dropFirst(root.count + 1))
    guard !rest.isEmpty else { return nil }
    let hint: String? =
      switch root {
      case "strings": stringHint(rest)
      case "assets": assetHint(rest)
      case "site", "page": dataHint(name, rest: rest)
      default: nil
      }
    return hint.map { ("unknown variable '\(name)'", $0) }
  }

  private func stringHint(_ key: String) -> String? {
    guard let strings, !strings.contains(key) || key.contains(".") else { return nil }
    return suggestion(for: key, among: strings, root: "strings")
      ?? "add '\(key): …' to the theme's strings/en.yml"
  }

  private func assetHint(_ path: String) -> String? {
    if assets.contains(where: { $0 == path || $0.hasPrefix(path + ".") }) { return nil }
    return suggestion(for: path, among: assets, root: "assets")
      ?? "add the file '\(path)' to the theme's assets"
  }

  private func dataHint(_ name: String, rest: String) -> String? {
    if TemplateNames.all.contains(name) || name.hasPrefix("page.params.")
      || kinds.contains(where: { name == "page.is-\($0)" })
    {
      return nil
    }
    // The names are compared below the object that is there.
    var object = name[...]
    repeat {
      object = object[..<(object.lastIndex(of: ".") ?? object.startIndex)]
    } while object.contains(".") && !TemplateNames.all.contains(String(object))
    let below = TemplateNames.all.filter { $0.hasPrefix("\(object).") }
      .map { String($0.dropFirst(object.count + 1)) }
    let wrong = String(name.dropFirst(object.count + 1))
    if below.isEmpty { return "nothing is below '\(object)'; in its section names stand alone" }
    return suggestion(for: wrong, among: below, root: String(object))
      ?? "names below '\(object)': "
      + below.filter { !$0.contains(".") }.sorted().joined(separator: ", ")
  }

  private func suggestion(
    for name: String, among names: some Sequence<String>, root: String
  ) -> String? {
    NearestName.suggestion(for: name, among: names.sorted()).map { "did you mean '\(root).\($0)'?" }
  }
}
