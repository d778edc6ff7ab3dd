import Diagnostics
import Documents
import ShareCards

/// What the options of `sitegen card` say about one card.
package struct CardFlags: Hashable, Sendable {
  private let values: [CardFlag: [String]]

  /// - Parameter values: the values of each option that is given, in their order.
  package init(_ values: [CardFlag: [String]]) {
    self.values = values.filter { !$0.value.isEmpty }
  }

  /// The options that are given, in the order of the help.
  package var given: [CardFlag] { CardFlag.allCases.filter { values[$0] != nil } }

  /// Reads the card by the schema of front matter.
  ///
  /// - Parameter reader: what reads the site's pages.
  /// - Returns: the page that the card would be of, and the text below its code.
  /// - Throws: `CardFault` that names the options.
  func read(by reader: PageReader) throws(CardFault) -> (page: Page, caption: String?) {
    let kind = try Self.decode(
      node(of: .kind, text: kindName), reader.schema.kind, as: CardFlag.kind.quoted)
    if let flag = given.first(where: { !$0.isOf(kind) }) { throw Self.misplaced(flag, on: kind) }
    let decoder = PageDecoder(
      reader: reader, place: .commandLine, defaults: PageDefaults(kind: kind),
      origin: PageOrigin(Self.source, contentPath: PagePlace.commandLine.file))
    let page = try Self.decode(
      mapping, .mapping { decoder.decode(from: &$0) }, as: Self.source.path)
    let caption = try values[.caption]?.last.map { (text) throws(CardFault) in
      try Self.decode(
        node(of: .caption, text: text), .nonEmptyText, as: CardFlag.caption.quoted)
    }
    return (page, caption)
  }

  private var kindName: String {
    if let name = values[.kind]?.last { return name }
    let telling = CardFlag.tellingKind.first { values[$0] != nil }
    return (telling?.kinds?.first ?? .page).name
  }

  private static func misplaced(_ flag: CardFlag, on kind: PageKind) -> CardFault {
    let names = (flag.kinds ?? []).map(\.name).joined(separator: ", ")
    return CardFault(
      [
        Diagnostic(
          .unexpectedArgument, "\(flag.quoted) is not for the kind '\(kind.name)'",
          hint: "leave it out, or choose another kind by --kind; kinds that have it: \(names)")
      ], isOfCommandLine: true)
  }

  /// Decodes one value, and says what is wrong with it in the words of the command line.
  private static func decode<Value>(
    _ node: DocumentNode, _ decoder: ValueDecoder<Value>, as name: String
  ) throws(CardFault) -> Value {
    var context = DecodingContext(source: source, documentName: name)
    if let value = decoder.decode(node, in: &context), !context.diagnostics.containsErrors {
      return value
    }
    throw CardFault(context.diagnostics.map(OptionWords.told), isOfCommandLine: true)
  }
}

// The options as the node that front matter would be.
extension CardFlags {
  private static let source = SourceText(path: "command line", bytes: [])
  private static let location = SourceLocation(file: source.path)

  private var mapping: DocumentNode {
    var entries: [MappingEntry] = []
    for flag in given where flag != .kind && flag != .caption {
      let value = flag == .stat ? stats : node(of: flag, text: values[flag]?.last ?? "")
      entries.append(MappingEntry(key: flag.key, keyLocation: value.location, value: value))
    }
    // No page has the card's address, so that a code needs a link.
    if values[.link] == nil {
      entries.append(Self.entry("qr", .scalar(text: "false", style: .plain)))
    } else {
      let target = Self.entry("target", .scalar(text: "link", style: .plain))
      entries.append(Self.entry("qr", .mapping([target])))
    }
    return DocumentNode(.mapping(entries), at: Self.location)
  }

  /// A value that no option says.
  private static func entry(_ key: String, _ content: DocumentNode.Content) -> MappingEntry {
    MappingEntry(key: key, keyLocation: location, value: DocumentNode(content, at: location))
  }

  private func node(of flag: CardFlag, text: String) -> DocumentNode {
    .option(flag.spelling, text: text, isNumber: flag.isNumber)
  }

  private var stats: DocumentNode {
    let place = SourceLocation(file: CardFlag.stat.spelling)
    let items = (values[.stat] ?? []).map { text in
      let entries = FigureText(text).parts.map { key, text in
        MappingEntry(key: key, keyLocation: place, value: node(of: .stat, text: text))
      }
      return DocumentNode(.mapping(entries), at: place)
    }
    return DocumentNode(.sequence(items), at: place)
  }
}
