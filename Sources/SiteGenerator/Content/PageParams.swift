import Documents
import Mustache

/// The values under `params`, for layouts and templates.
enum PageParams {
  /// Any mapping: its names are the author's own.
  static var decoder: ValueDecoder<[MappingEntry]> {
    ValueDecoder { node, context in
      if let entries = node.entries { return entries }
      context.reportMismatch(
        node, expected: "a mapping", showsText: false,
        hint: "write it as in 'params: {city: Lund}'")
      return nil
    }
  }

  /// The texts that layouts can show, with names whose parts are joined by dots.
  static func texts(_ entries: [MappingEntry]) -> [(name: String, text: String)] {
    entries.flatMap { entry -> [(name: String, text: String)] in
      if let text = entry.value.text { return [(entry.key, entry.value.isNull ? "" : text)] }
      return texts(entry.value.entries ?? []).map { ("\(entry.key).\($0.name)", $0.text) }
    }
  }

  /// The values as templates reach them.
  ///
  /// Text stays as it is written; only `true` and `false` without quotes are what they say, so
  /// that sections can ask for them.
  static func value(_ entries: [MappingEntry]) -> TemplateValue {
    .object(
      Dictionary(entries.map { ($0.key, value($0.value)) }, uniquingKeysWith: { first, _ in first })
    )
  }

  private static func value(_ node: DocumentNode) -> TemplateValue {
    switch node.content {
    case .refused: .null
    case .sequence(let items): .list(items.map(value))
    case .mapping(let entries): value(entries)
    case .scalar(let text, let style):
      switch (text, style) {
      case _ where node.isNull: .null
      case ("true", .plain): .bool(true)
      case ("false", .plain): .bool(false)
      default: .text(text)
      }
    }
  }
}
