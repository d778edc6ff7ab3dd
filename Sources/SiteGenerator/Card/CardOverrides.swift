import Diagnostics
import Documents
import ShareCards

/// What a command line, or who looks at a card, says about the files of cards, in place of what
/// pages and site say.
struct CardOverrides {
  /// The sizes that are drawn, each once, in the order in which they are named.
  let sizes: [ShareCardSize]
  private let style: ShareCardStyle?
  private let settings: CardSettings

  /// The word for all sizes that the site makes.
  private static let allSizes = "all"

  /// Reads the options by the schema of front matter.
  ///
  /// - Parameters:
  ///   - options: the values of each option that is given, in their order.
  ///   - reader: what reads the site's pages.
  /// - Throws: `CardFault` that names the options.
  init(_ options: [CardOption: [String]], by reader: PageReader) throws(CardFault) {
    let source = SourceText(path: "command line", bytes: [])
    var context = DecodingContext(source: source, documentName: "the command line")
    let entries = CardOption.allCases.compactMap { option in
      options[option]?.last.map { text in
        let node = DocumentNode.option(option.spelling, text: text, isNumber: option.isNumber)
        return MappingEntry(key: option.rawValue, keyLocation: node.location, value: node)
      }
    }
    let decoder = ValueDecoder<(ShareCardStyle?, CardSettings)>.mapping { mapping in
      mapping.allow([CardOption.size.rawValue])
      return (mapping.optional("style", reader.schema.style), CardSettings.read(from: &mapping))
    }
    let mapping = DocumentNode(.mapping(entries), at: SourceLocation(file: source.path))
    let values = decoder.decode(mapping, in: &context)
    var sizes: [ShareCardSize] = []
    for name in options[.size] ?? [ShareCardSize.wide.id] {
      let found =
        name == Self.allSizes
        ? reader.configuration.cardSizes
        : ValueDecoder<ShareCardSize>.cardSize.decode(
          .option(CardOption.size.spelling, text: name, isNumber: false), in: &context
        ).map { [$0] } ?? []
      sizes += found.filter { !sizes.contains($0) }
    }
    guard !context.diagnostics.containsErrors, let values else {
      throw CardFault(context.diagnostics.map(OptionWords.told), isOfCommandLine: true)
    }
    self.sizes = sizes
    (style, settings) = values
  }

  /// - Parameters:
  ///   - sizes: the sizes whose cards are changed.
  ///   - style: the style in place of that of pages and their sizes.
  ///   - settings: how the files are made, where it says so.
  init(sizes: [ShareCardSize], style: ShareCardStyle?, settings: CardSettings) {
    self.sizes = sizes
    self.style = style
    self.settings = settings
  }

  /// A page with what is said.
  func applied(to page: Page) -> Page {
    var page = page
    page.style = style ?? page.style
    for size in sizes {
      var own = page.card.sizes[size] ?? PageCard.SizeOverride()
      own.settings = settings.filled(from: own.settings)
      own.style = style ?? own.style
      page.card.sizes[size] = own
    }
    return page
  }

  /// Checks that the options have an effect on some card.
  ///
  /// - Throws: `CardFault` for a quality that no file has.
  func check(_ cards: [PlannedCard]) throws(CardFault) {
    guard settings.quality != nil, let first = cards.first,
      cards.allSatisfy({ $0.format.quality == nil })
    else { return }
    throw CardFault(
      Diagnostic(
        .unexpectedArgument,
        "only JPEG, WebP and AVIF files have a quality, not \(first.format.name)",
        hint: "leave '--quality' out, or choose another format by --format"))
  }
}
