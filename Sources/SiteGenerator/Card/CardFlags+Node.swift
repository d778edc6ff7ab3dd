import Diagnostics
import Documents

// The options as the node that front matter would be.
extension CardFlags {
  static let source = SourceText(path: "command line", bytes: [])
  private static let location = SourceLocation(file: source.path)

  /// The mapping that front matter would be.
  ///
  /// - Returns: the mapping.
  /// - Throws: `CardFault` for a value of a layout that has no name.
  func mapping() throws(CardFault) -> DocumentNode {
    var entries: [MappingEntry] = []
    for flag in given where flag != .kind && flag != .caption {
      let value =
        switch flag {
        case .stat: stats
        case .param: try params()
        default: node(of: flag, text: values[flag]?.last ?? "")
        }
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

  /// The value of an option.
  func node(of flag: CardFlag, text: String) -> DocumentNode {
    .option(flag.spelling, text: text, isNumber: flag.isNumber)
  }

  /// The values by their names; of two with one name the last holds.
  private func params() throws(CardFault) -> DocumentNode {
    let place = SourceLocation(file: CardFlag.param.spelling)
    var entries: [MappingEntry] = []
    for text in values[.param] ?? [] {
      let parts = text.unicodeScalars.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.map({ String($0).trimmed }), !name.isVisiblyEmpty,
        let value = parts.dropFirst().first
      else { throw Self.noParam(text) }
      let node = node(of: .param, text: String(value))
      _ = try Self.decode(node, .nonEmptyText, as: CardFlag.param.quoted)
      entries.removeAll { $0.key == name }
      entries.append(MappingEntry(key: name, keyLocation: place, value: node))
    }
    return DocumentNode(.mapping(entries), at: place)
  }

  private static func noParam(_ text: String) -> CardFault {
    CardFault(
      Diagnostic(
        .invalidValue,
        "\(CardFlag.param.quoted) must have a name and a value, not '\(text.excerpt)'",
        hint: "write it as in \(CardFlag.param.spelling) 'when=Friday at eight'"))
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
