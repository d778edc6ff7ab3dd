/// A part of a theme: the files of one purpose, by where they are.
package enum ThemePart: String, CaseIterable, Sendable {
  case cards
  case styles
  case templates
  case strings
  case assets
  case icons
  case fonts

  /// The file that says what a theme is, which belongs to no part.
  static let manifest = "theme.yml"
  /// The file of `cards` that says what all of them have in common.
  static let blueprint = "card.yml"

  /// The part that a file belongs to, nil when it is in no place where a theme's files are.
  ///
  /// - Parameter path: the file's path in the theme.
  init?(path: String) {
    let folder = path.utf8.prefix { $0 != UInt8(ascii: "/") }
    let name = path.utf8.dropFirst(folder.count + 1)
    let isInSubfolder = name.contains(UInt8(ascii: "/"))
    switch String(Substring(folder)) {
    case "cards" where path.hasSuffix(".yml") && !isInSubfolder: self = .cards
    case "styles" where Self.isOfStyles(name: name) && !isInSubfolder: self = .styles
    case "templates" where path.hasSuffix(".mustache"): self = .templates
    case "strings" where path.hasSuffix(".yml") && !isInSubfolder: self = .strings
    case "assets" where !name.isEmpty: self = .assets
    case Self.blueprint: self = .cards
    case "icons.yml": self = .icons
    case "fonts" where Self.isFont(name: name) && !isInSubfolder: self = .fonts
    default: return nil
    }
  }

  /// Whether a file is a font that cards can be drawn with: TrueType, OpenType or a collection.
  private static func isFont(name: Substring.UTF8View) -> Bool {
    let suffix = String(Substring(name)).lowercased().suffix(4)
    return [".ttf", ".otf", ".ttc", ".otc"].contains(suffix) && name.count > 4
  }

  /// Whether a file is a style, or a picture that styles can name.
  private static func isOfStyles(name: Substring.UTF8View) -> Bool {
    let name = String(Substring(name))
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
    return name[dot...] == styleSuffix || pictureSuffixes.contains(name[dot...].lowercased())
  }

  /// What the names of files that hold one style end with.
  static let styleSuffix = ".yml"

  /// What the names of pictures end with.
  private static let pictureSuffixes = [
    ".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".bmp",
  ]

  /// What a file is called in its part: its path without the part's folder and its extension,
  /// `page` for `templates/page.mustache`; assets, fonts and pictures keep their extension.
  func name(of path: String) -> String {
    let suffix =
      switch self {
      case .cards, .strings: ".yml"
      case .styles: path.hasSuffix(Self.styleSuffix) ? Self.styleSuffix : ""
      case .templates: ".mustache"
      case .assets, .icons, .fonts: ""
      }
    return String(path.dropFirst(rawValue.count + 1).dropLast(suffix.count))
  }
}
