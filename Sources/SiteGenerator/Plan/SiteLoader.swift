import Canvas
import Diagnostics
import Documents
import ShareCards

/// Loads a site from its folder, and collects everything that is wrong with any of its files.
package struct SiteLoader {
  let root: Folder
  private let selection: PageSelection
  private let memory: LoadingMemory?
  var diagnostics: [Diagnostic] = []
  /// The files that pages named as icons, wherever below the root, by their paths there; also those
  /// that could not be read.
  package private(set) var iconFiles: Set<String> = []

  /// - Parameters:
  ///   - root: the folder that holds `site/` and `content/`.
  ///   - selection: which of the pages are published.
  ///   - memory: what is known of loads before; nil for a site that is loaded once.
  package init(root: Folder, selection: PageSelection, memory: LoadingMemory? = nil) {
    self.root = root
    self.selection = selection
    self.memory = memory
  }

  /// Loads the site.
  ///
  /// - Returns: the site, nil when there are errors, and everything that is to be told.
  package mutating func load() -> (site: Site?, diagnostics: [Diagnostic]) {
    let site = loadSite()
    if let site, site.pages.isEmpty, diagnostics.isEmpty {
      report(
        Diagnostic(
          .noContent, severity: .warning, "there is no page in 'content'",
          hint: "add one, such as content/awards/first-5k.md"))
    }
    let sorted = diagnostics.sortedByLocation()
    return (sorted.containsErrors ? nil : site, sorted)
  }

  /// The file that makes a folder a site.
  package static let configurationPath = "site/site.yml"

  /// What to tell where there is no site.
  package static func missingSite(in root: Folder) -> Diagnostic {
    let place = root.name.isEmpty ? "here" : "in '\(root.name)'"
    let hint =
      root.kind(of: "site/site.yaml") == .file
      ? "rename 'site/site.yaml'"
      : "run sitegen in the folder that holds 'site' and 'content', or name it with --root"
    return Diagnostic(
      .missingSite, "there is no site \(place): '\(configurationPath)' does not exist", hint: hint)
  }

  private mutating func loadSite() -> Site? {
    guard let (configuration, source) = readConfiguration() else { return nil }
    let loaded = ThemeLoader.load(
      configuration.theme, root: root, brand: configuration.brandColor, memory: memory)
    let theme = loaded.theme
    diagnostics += loaded.diagnostics
    let staticFiles = loadStaticFiles()
    let content = loadContent(
      configuration, source: source, theme: theme, icons: loaded.icons, styles: loaded.styles)
    return site(
      configuration, source: source, theme: theme, content: content, staticFiles: staticFiles)
  }

  /// What `site/site.yml` says, with its text; nil after the faults were reported.
  mutating func readConfiguration() -> (configuration: SiteConfiguration, source: SourceText)? {
    let root = root
    guard root.kind(of: Self.configurationPath) == .file else {
      report(Self.missingSite(in: root))
      return nil
    }
    guard
      let source = collect({ () throws(DiagnosticError) in try root.readText(Self.configurationPath)
      })
    else { return nil }
    let (configuration, found) = SiteConfiguration.read(source)
    diagnostics += found
    return configuration.map { ($0, source) }
  }

  /// The site of parts that were read; nil after the faults of fonts and logo were reported, or
  /// where there is no theme.
  mutating func site(
    _ configuration: SiteConfiguration, source: SourceText, theme: Theme?, content: Content,
    staticFiles: [Site.StaticFile]
  ) -> Site? {
    let root = root
    guard let fonts = loadFonts(of: theme), let theme else { return nil }
    let logo = configuration.codeLogo.flatMap { file in
      collect { () throws(DiagnosticError) in try CodeLogo.load(file, from: root) }
    }
    let pictures = loadPictures(of: content, configuration)
    let icons = SiteIcons(paths: staticFiles.map(\.path))
    return Site(
      configuration: configuration, source: source, theme: theme, content: content,
      staticFiles: staticFiles,
      icons: icons, fonts: fonts, codeLogo: logo,
      pictureFiles: pictures,
      fingerprint: fingerprint(of: source, theme: theme, icons: icons, fonts: fonts))
  }

  /// The content that is published.
  private mutating func loadContent(
    _ configuration: SiteConfiguration, source: SourceText, theme: Theme?, icons: IconSet?,
    styles: [ShareCardStyle]?
  ) -> Content {
    let schema = schema(configuration, theme: theme, icons: icons, styles: styles)
    let (defaults, foundInDefaults) = SiteDefaults.read(source, schema: schema)
    diagnostics += foundInDefaults
    let folder = root.folder("content")
    guard folder.kind(of: "") == .folder else {
      report(
        Diagnostic(
          .missingFile, "there is no folder 'content'",
          hint: "make it, and a page in it, such as content/awards/first-5k.md"))
      return Content()
    }
    let reader = PageReader(
      configuration: configuration, schema: schema,
      style: defaults.style ?? theme?.style ?? .branded)
    var loader = ContentLoader(folder: folder, reader: reader, siteDefaults: defaults)
    do throws(FileError) {
      var (content, found) = try loader.load()
      iconFiles = schema.iconFiles.paths
      diagnostics += found
      diagnostics += selection.select(from: &content, in: configuration.timeZone)
      return content
    } catch {
      report(error.diagnostic)
      return Content()
    }
  }

  /// The pictures that the cards of the published pages show.
  private mutating func loadPictures(
    of content: Content, _ configuration: SiteConfiguration
  ) -> PictureShelf {
    var pictures = PictureShelf(root: root)
    pictures.add(configuration.cardLook)
    for page in content.pages { pictures.add(page.card) }
    diagnostics += pictures.diagnostics
    return pictures
  }

  /// What content may say; a theme that could not be read lets the names of all kinds pass.
  func schema(
    _ configuration: SiteConfiguration, theme: Theme?, icons: IconSet?, styles: [ShareCardStyle]?
  ) -> ContentSchema {
    ContentSchema(
      kinds: theme.map { ContentSchema.kinds(layouts: $0.layoutNames) }, icons: icons,
      iconFiles: IconFiles(root: root), styles: styles, schemes: configuration.app.schemes,
      taxonomies: configuration.taxonomies)
  }

  private mutating func loadStaticFiles() -> [Site.StaticFile] {
    let folder = root.folder("site/static")
    guard folder.kind(of: "") == .folder else { return [] }
    do throws(FileError) {
      let (files, others) = try folder.files(includesHidden: true)
      diagnostics += others.map {
        folder.leftOut($0, hint: "put the file itself into site/static")
      }
      var result: [Site.StaticFile] = []
      for path in files where !Self.isOfTheFinder(path) {
        result.append(
          Site.StaticFile(path: path, origin: folder.shown(path), bytes: try folder.read(path)))
      }
      return result
    } catch {
      report(error.diagnostic)
      return []
    }
  }

  /// Whether a file is one that macOS leaves in every folder that was looked at.
  private static func isOfTheFinder(_ path: String) -> Bool {
    path == ".DS_Store" || path.hasSuffix("/.DS_Store")
  }

  /// The theme's fonts before the system's.
  private mutating func loadFonts(of theme: Theme?) -> FontLibrary? {
    do throws(CanvasError) {
      let fonts = try fonts(of: theme?.fontFiles ?? [], fingerprint: theme?.fontsFingerprint)
      diagnostics += fonts.brokenThemeFiles.map { name in
        Diagnostic(
          .ignoredFile, severity: .warning,
          "the theme's font 'fonts/\(name)' is damaged or no font, and not used",
          hint: "copy it again; a font is a TrueType or OpenType file")
      }
      return fonts
    } catch {
      let folders = FontLibrary.systemFolders.joined(separator: ", ")
      report(
        Diagnostic(
          .noFonts, "no fonts were found in \(folders)",
          hint: "install the packages fonts-inter and fonts-noto-core"))
      return nil
    }
  }

  private func fonts(
    of themeFiles: [[String]], fingerprint: Fingerprint?
  ) throws(CanvasError) -> FontLibrary {
    func make() throws(CanvasError) -> FontLibrary {
      try FontLibrary(
        themeFiles: themeFiles, folders: FontLibrary.systemFolders,
        cacheFolder: FontLibrary.defaultCacheFolder)
    }
    guard let memory else { return try make() }
    let key = LoadingMemory.FontKey(themeFiles: themeFiles, fingerprint: fingerprint)
    return try memory.fonts(key, make: make)
  }

  private func fingerprint(
    of configuration: SourceText, theme: Theme, icons: SiteIcons, fonts: FontLibrary
  ) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(Generator.version)
    builder.add(configuration.bytes)
    builder.add(theme.fingerprint)
    builder.add(icons.icon ?? "")
    builder.add(icons.touchIcon ?? "")
    builder.add(fonts.identity)
    return builder.finish()
  }

  private mutating func collect<Value>(
    _ work: () throws(DiagnosticError) -> Value
  ) -> Value? {
    do throws(DiagnosticError) {
      return try work()
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}
