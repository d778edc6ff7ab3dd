import Diagnostics
import Documents

/// Loads what cards need, and nothing else of the site around them.
package struct CardLoader {
  private let request: CardRequest
  private let place: CardPlace
  private var loader: SiteLoader

  /// - Parameter request: which cards.
  package init(_ request: CardRequest) {
    self.request = request
    place = CardPlace(of: request)
    // Who asks for a card wants to see it, whenever its page is published.
    loader = SiteLoader(
      root: place.site ?? Folder(path: ""),
      selection: PageSelection(clock: .moment(0), includesDrafts: true))
  }

  /// Loads the cards.
  ///
  /// - Returns: the cards, and what is to be told of the pages, records and site that they are of; a
  ///   page with an error has no card.
  /// - Throws: `CardFault` when the command line or the site allows for no card at all.
  package mutating func load() throws(CardFault) -> CardBatch {
    try checkFile()
    var (configuration, source) = try configuration()
    configuration.theme = request.theme ?? configuration.theme
    configuration.app.schemes.formUnion(request.schemes)
    let loaded = ThemeLoader.load(
      configuration.theme, root: loader.root, brand: configuration.brandColor)
    loader.diagnostics += loaded.diagnostics
    guard let theme = loaded.theme else { throw siteFault }
    let schema = loader.schema(
      configuration, theme: theme, icons: loaded.icons, styles: loaded.styles)
    let (defaults, foundInDefaults) = SiteDefaults.read(source, schema: schema)
    loader.diagnostics += foundInDefaults
    if foundInDefaults.containsErrors { throw siteFault }
    let reader = PageReader(
      configuration: configuration, schema: schema,
      style: defaults.style ?? theme.style ?? .branded)
    let overrides = try CardOverrides(request.options, by: reader)
    configuration.cardSizes = overrides.sizes
    let (pages, caption) = try pages(by: reader, defaults: defaults)
    guard
      let site = loader.site(
        configuration, source: source, theme: theme,
        content: Content(pages: pages.map(overrides.applied)), staticFiles: [])
    else { throw siteFault }
    let batch = CardBatch(
      of: site, request: request, caption: caption, hasAddresses: place.file?.isContent ?? false,
      diagnostics: loader.diagnostics)
    try overrides.check(batch.cards.map(\.planned))
    return batch
  }

  private func checkFile() throws(CardFault) {
    guard case .file(let path) = request.source, let file = place.file else { return }
    let hint = "name a content file (.md) or a data file (.csv, .json, .ndjson)"
    switch ContentFile(file.path) {
    case .section:
      throw CardFault(
        Diagnostic(
          .invalidValue, "'\(path)' describes a section, which has no card", hint: hint))
    case .resource:
      throw CardFault(
        Diagnostic(
          .invalidValue, "'\(path)' is neither a content file nor a data file", hint: hint))
    case .page, .bundle, .data: break
    }
    guard file.folder.kind(of: file.path) != nil else {
      let missing = Diagnostic(
        .unreadableFile, "cannot read '\(path)': there is no such file", hint: hint)
      throw CardFault([missing], isOfCommandLine: false)
    }
  }

  /// What the site says of itself.
  private mutating func configuration() throws(CardFault) -> (SiteConfiguration, SourceText) {
    if place.site == nil, let configuration = SiteConfiguration.withoutSite {
      return (configuration, SiteConfiguration.sourceWithoutSite)
    }
    if let site = request.site, site.kind(of: "site/site.yml") != .file {
      throw CardFault(
        Diagnostic(
          .missingSite, "there is no site in '\(site.name)': 'site/site.yml' does not exist",
          hint: "name the folder that holds 'site' and 'content', or leave '--site' out"))
    }
    guard let read = loader.readConfiguration() else { throw siteFault }
    return read
  }

  /// The pages that the cards are of, and the text below the codes where options say it.
  private mutating func pages(
    by reader: PageReader, defaults: SiteDefaults
  ) throws(CardFault) -> (pages: [Page], caption: String?) {
    switch request.source {
    case .flags(let flags):
      let (page, caption) = try flags.read(by: reader)
      return ([page], caption)
    case .file:
      return (
        try place.file.map { (file) throws(CardFault) in
          try pages(in: file, by: reader, defaults: defaults)
        } ?? [], nil
      )
    }
  }

  /// The pages of a file; those with errors are left out.
  ///
  /// - Throws: `CardFault` for an error in what the file's sections give to its pages.
  private mutating func pages(
    in file: CardPlace.File, by reader: PageReader, defaults: SiteDefaults
  ) throws(CardFault) -> [Page] {
    var content = ContentLoader(folder: file.folder, reader: reader, siteDefaults: defaults)
    let (read, found) = content.load(Self.sections(around: file) + [file.path])
    loader.diagnostics += found
    let name = file.folder.shown(file.path)
    let isOfSections = found.contains { $0.severity == .error && $0.location?.file != name }
    if isOfSections { throw siteFault }
    if read.pages.isEmpty, !found.containsErrors {
      loader.diagnostics.append(
        Diagnostic(
          .noContent, severity: .warning, "there is no record in '\(name)'",
          hint: "add one, and each gets a card"))
    }
    return read.pages
  }

  /// The files that give values to the pages of a file.
  private static func sections(around file: CardPlace.File) -> [String] {
    guard file.isContent else { return [] }
    return ([""] + OutputPath.folders(of: file.path)).map {
      $0.isEmpty ? "_index.md" : "\($0)/_index.md"
    }
    .filter { file.folder.kind(of: $0, followsLink: false) == .file }
  }

  private var siteFault: CardFault {
    let diagnostics = loader.diagnostics.sortedByLocation()
    let isOfTheme = request.theme != nil && diagnostics.contains { $0.code == .unknownTheme }
    return CardFault(diagnostics, isOfCommandLine: isOfTheme)
  }
}
