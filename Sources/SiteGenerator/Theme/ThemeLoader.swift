import Diagnostics
import Documents
import Mustache
import ShareCards

/// Reads a theme's files, and collects everything that is wrong with any of them.
struct ThemeLoader {
  private let files: ThemeFiles
  private var diagnostics: [Diagnostic]

  /// The templates that pages are made with.
  private static let requiredTemplates = ["page", "index", "gallery"]

  /// Loads a theme.
  ///
  /// - Parameters:
  ///   - name: the theme's name.
  ///   - root: the site's folder, whose `themes/` comes before the built-in ones.
  /// - Returns: the theme, nil when any of its files has an error; its icons where these could be
  ///   read, so that pages can be checked all the same; and everything that is to be told.
  static func load(
    _ name: String, root: Folder
  ) -> (theme: Theme?, icons: IconSet?, diagnostics: [Diagnostic]) {
    let files: ThemeFiles
    do throws(DiagnosticError) {
      files = try ThemeFiles(name: name, root: root)
    } catch {
      return (nil, nil, error.diagnostics)
    }
    var loader = ThemeLoader(files: files)
    let icons = loader.readIcons()
    let theme = loader.load()
    return (loader.diagnostics.containsErrors ? nil : theme, icons, loader.diagnostics)
  }

  private init(files: ThemeFiles) {
    self.files = files
    diagnostics = files.warnings
  }

  private mutating func load() -> Theme {
    readManifest()
    let layouts = readLayouts()
    let templates = readTemplates()
    let strings = readStrings()
    let assets = readAssets()
    return Theme(
      layouts: layouts, templates: templates, strings: strings, assets: assets,
      fingerprint: fingerprint())
  }

  /// `theme.yml`: what the theme is, for people.
  private mutating func readManifest() {
    let decoder = ValueDecoder<String>.mapping { reader in
      _ = reader.optional("description", .nonEmptyText)
      return reader.required("title", .nonEmptyText)
    }
    _ = decode("theme.yml") { source in
      let (title, found) = decoder.decode(yaml: SourcePart(source), documentName: "the theme")
      return (title, found)
    }
  }

  private mutating func readIcons() -> IconSet? {
    decode("icons.yml") { IconSet.read($0) }
  }

  private mutating func readLayouts() -> [String: Theme.Layout] {
    var layouts: [String: Theme.Layout] = [:]
    for path in paths(in: "cards/", suffix: ".yml") {
      let layout = decode(path) { source in
        let (layout, found) = CardLayout.read(source)
        let fingerprint = Fingerprint(of: source.bytes)
        return (layout.map { Theme.Layout(layout: $0, fingerprint: fingerprint) }, found)
      }
      layouts[name(of: path, in: "cards/", suffix: ".yml")] = layout
    }
    if layouts[PageKind.page.rawValue] == nil { require("cards/page.yml") }
    return layouts
  }

  private mutating func readTemplates() -> TemplateLibrary {
    var templates: [String: Template] = [:]
    for path in paths(in: "templates/", suffix: ".mustache") {
      guard let bytes = read(path) else { continue }
      do throws(DiagnosticError) {
        let name = name(of: path, in: "templates/", suffix: ".mustache")
        templates[name] = try Template(bytes, name: "themes/\(files.name)/\(path)")
      } catch {
        diagnostics += error.diagnostics
      }
    }
    for name in Self.requiredTemplates { require("templates/\(name).mustache") }
    let library = TemplateLibrary(templates: templates)
    diagnostics += library.missingTemplates()
    return library
  }

  private mutating func readStrings() -> ThemeStrings {
    var sources: [(language: String, source: SourceText)] = []
    for path in paths(in: "strings/", suffix: ".yml") {
      guard let source = readText(path) else { continue }
      sources.append((name(of: path, in: "strings/", suffix: ".yml"), source))
    }
    require("strings/\(ThemeStrings.fallbackLanguage).yml")
    let (strings, found) = ThemeStrings.read(sources)
    diagnostics += found
    return strings
  }

  private mutating func readAssets() -> [(path: String, bytes: [UInt8])] {
    var assets: [(path: String, bytes: [UInt8])] = []
    for path in paths(in: "assets/", suffix: "") {
      guard let bytes = read(path) else { continue }
      assets.append((String(path.dropFirst("assets/".count)), bytes))
    }
    return assets
  }

  /// The fingerprint of all files with their paths.
  private mutating func fingerprint() -> Fingerprint {
    var builder = FingerprintBuilder()
    for path in files.paths {
      builder.add(path)
      builder.add(read(path) ?? [])
    }
    return builder.finish()
  }

  private func paths(in folder: String, suffix: String) -> [String] {
    files.paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(suffix) }
  }

  private func name(of path: String, in folder: String, suffix: String) -> String {
    String(path.dropFirst(folder.count).dropLast(suffix.count))
  }

  private mutating func require(_ path: String) {
    if !files.paths.contains(path) { _ = read(path) }
  }

  private mutating func decode<Value>(
    _ path: String, _ read: (SourceText) -> (Value?, [Diagnostic])
  ) -> Value? {
    guard let source = readText(path) else { return nil }
    let (value, found) = read(source)
    diagnostics += found
    return value
  }

  private mutating func readText(_ path: String) -> SourceText? {
    do throws(DiagnosticError) {
      return try files.readText(path)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    do throws(DiagnosticError) {
      return try files.read(path)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }
}
