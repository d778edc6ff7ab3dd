import Diagnostics
import Documents
import Mustache
import ShareCards

/// Reads a theme's files, and collects everything that is wrong with any of them.
struct ThemeLoader {
  private let files: ThemeFiles
  private var diagnostics: [Diagnostic]

  /// The files that a theme or those that it extends must have.
  private static let required =
    [
      ThemePart.blueprint, "cards/page.yml", "icons.yml",
      "strings/\(ThemeStrings.fallbackLanguage).yml",
    ]
    + ["page", "index", "taxonomy", "gallery", "404"].map { "templates/\($0).mustache" }

  /// Loads a theme.
  ///
  /// - Parameters:
  ///   - name: the theme's name.
  ///   - root: the site's folder, whose `themes/` comes before the built-in ones.
  ///   - brand: the site's brand colour, of which the tones of styles are.
  ///   - memory: what is known of a load before.
  /// - Returns: what came of it.
  static func load(
    _ name: String, root: Folder, brand: CardColor? = nil, memory: LoadingMemory? = nil
  ) -> LoadedTheme {
    let files: ThemeFiles
    do throws(DiagnosticError) {
      files = try ThemeFiles(name: name, in: ThemeCatalogue(root: root))
    } catch {
      return LoadedTheme(diagnostics: error.diagnostics)
    }
    guard let memory else { return load(files, brand: brand) }
    var key = FingerprintBuilder()
    key.add(files.placedFingerprint)
    key.add(brand?.hexadecimal ?? "")
    return memory.theme(key.finish()) { load(files, brand: brand) }
  }

  private static func load(_ files: ThemeFiles, brand: CardColor?) -> LoadedTheme {
    var loader = ThemeLoader(files: files)
    let icons = loader.readIcons()
    let styles = loader.readStyles(brand: brand)
    let style = styles.flatMap { loader.readStyle(among: $0) }
    let theme = loader.load(styles: styles ?? [], style: style)
    return LoadedTheme(
      theme: loader.diagnostics.containsErrors ? nil : theme, icons: icons, styles: styles,
      diagnostics: loader.diagnostics)
  }

  private init(files: ThemeFiles) {
    self.files = files
    diagnostics = files.diagnostics
    let strings = Set(files.strings.map(\.path))
    diagnostics += Self.required.filter { files[$0] == nil && !strings.contains($0) }
      .map(files.missing)
  }

  private mutating func load(styles: [ShareCardStyle], style: ShareCardStyle?) -> Theme? {
    let layouts = readLayouts()
    let templates = readTemplates()
    let strings = readStrings()
    let assets = files.files(of: .assets).map {
      ThemeAsset(path: ThemePart.assets.name(of: $0.path), bytes: $0.bytes)
    }
    let check = TemplateNameCheck(strings: strings, assets: assets, kinds: layouts.keys)
    diagnostics += templates.values.flatMap { $0.faultyNames(check.fault) }
    reportTemplatesOfNoKind(layouts: layouts.keys.sorted())
    guard let strings else { return nil }
    return Theme(
      style: style, styles: styles, layouts: layouts,
      templates: TemplateLibrary(templates: templates), strings: strings, assets: assets,
      fontFiles: files.fontFiles, fontsFingerprint: files.fontsFingerprint,
      fingerprint: files.fingerprint)
  }

  private mutating func readIcons() -> IconSet? {
    files["icons.yml"].flatMap { decode($0) { IconSet.read($0) } }
  }

  /// The styles; nil when one of their files has an error.
  private mutating func readStyles(brand: CardColor?) -> [ShareCardStyle]? {
    var definitions: [String: StyleDefinition] = [:]
    var pictures: [String: StyleLibrary.File] = [:]
    var isWhole = true
    for file in files.files(of: .styles) {
      let name = ThemePart.styles.name(of: file.path)
      if file.path.hasSuffix(ThemePart.styleSuffix) {
        definitions[name] = decode(file) { StyleDefinition.read($0) }
        if definitions[name] == nil { isWhole = false }
      } else {
        pictures[name] = StyleLibrary.File(
          bytes: file.bytes, key: Fingerprint(of: file.bytes).pictureKey)
      }
    }
    // Without one of them, a style that extends it would seem to name an unknown one.
    guard isWhole else { return nil }
    let library = StyleLibrary(definitions, pictures: pictures, brand: brand)
    diagnostics += library.diagnostics
    return library.diagnostics.containsErrors ? nil : library.sorted
  }

  /// The style that the nearest of the themes names.
  private mutating func readStyle(among styles: [ShareCardStyle]) -> ShareCardStyle? {
    var nearest: ShareCardStyle?
    for member in files.chain.members {
      let (style, found) = ThemeManifest.readStyle(member.source, among: styles)
      diagnostics += found
      nearest = nearest ?? style
    }
    return nearest
  }

  private mutating func readLayouts() -> [String: Theme.Layout] {
    let blueprint = files[ThemePart.blueprint]
    let common = blueprint.flatMap { decode($0) { CardBlueprint.read($0) } }
    var layouts: [String: Theme.Layout] = [:]
    for file in files.files(of: .cards) where file.path != ThemePart.blueprint {
      // Without what all have in common a layout is only known to be there.
      let layout = common.flatMap { common in
        decode(file) {
          CardLayout.read(
            $0, blueprint: common, isOfOtherTheme: file.place != blueprint?.place)
        }
      }
      var builder = FingerprintBuilder()
      builder.add(blueprint?.bytes ?? [])
      builder.add(file.bytes)
      layouts[ThemePart.cards.name(of: file.path)] = layout.map {
        Theme.Layout(layout: $0, fingerprint: builder.finish())
      }
    }
    return layouts
  }

  private mutating func readTemplates() -> [String: Template] {
    var templates: [String: Template] = [:]
    let found = files.files(of: .templates)
    for file in found {
      do throws(DiagnosticError) {
        templates[ThemePart.templates.name(of: file.path)] = try Template(
          file.bytes, name: file.shownPath)
      } catch {
        diagnostics += error.diagnostics
      }
    }
    // A template with a mistake is in no library, but it is not missing.
    if templates.count == found.count {
      diagnostics += TemplateLibrary(templates: templates).missingTemplates()
    }
    return templates
  }

  /// Tells templates for a kind that no page can be of, most likely misspelt.
  private mutating func reportTemplatesOfNoKind(layouts: [String]) {
    let kinds = TemplateNames.kinds + layouts.filter { !TemplateNames.kinds.contains($0) }
    for file in files.files(of: .templates) {
      let name = ThemePart.templates.name(of: file.path)
      guard name.hasPrefix("kinds/") else { continue }
      let kind = String(name.dropFirst("kinds/".count))
      guard !kinds.contains(kind) else { continue }
      diagnostics.append(
        Diagnostic(
          .ignoredFile, severity: .warning,
          "'\(file.shownPath)' has no effect: there is no kind '\(kind)'",
          hint: NearestName.hint(for: kind, among: kinds, label: "kinds")))
    }
  }

  private mutating func readStrings() -> ThemeStrings? {
    var reader = ThemeStringsReader()
    let strings = reader.read(files.strings)
    diagnostics += reader.diagnostics
    return strings
  }

  private mutating func decode<Value>(
    _ file: ThemeFile, _ read: (SourceText) -> (Value?, [Diagnostic])
  ) -> Value? {
    do throws(DiagnosticError) {
      let (value, found) = read(try file.text())
      diagnostics += found
      return value
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }
}
