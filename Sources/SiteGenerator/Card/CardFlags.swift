import Diagnostics
import Documents
import ShareCards

/// What the options of `sitegen card` say about one card.
package struct CardFlags: Hashable, Sendable {
  let values: [CardFlag: [String]]

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
      try mapping(), .mapping { decoder.decode(from: &$0) }, as: Self.source.path)
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
      Diagnostic(
        .unexpectedArgument, "\(flag.quoted) is not for the kind '\(kind.name)'",
        hint: "leave it out, or choose another kind by --kind; kinds that have it: \(names)"))
  }

  /// Decodes one value, and says what is wrong with it in the words of the command line.
  static func decode<Value>(
    _ node: DocumentNode, _ decoder: ValueDecoder<Value>, as name: String
  ) throws(CardFault) -> Value {
    var context = DecodingContext(source: source, documentName: name)
    if let value = decoder.decode(node, in: &context), !context.diagnostics.containsErrors {
      return value
    }
    throw CardFault(context.diagnostics.map(OptionWords.told), isOfCommandLine: true)
  }
}
