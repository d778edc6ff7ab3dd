import Diagnostics
import Documents

/// One entry of a theme's `strings/` file.
package enum ThemeText: Hashable, Sendable {
  case text(String)
  case list([String])

  /// What is wrong with an entry, nil when nothing is.
  func fault(of key: String) -> ValueFault? {
    let stringKey = StringKey(rawValue: key)
    switch self {
    case .list(let items):
      guard stringKey == .months else {
        return ValueFault("must be text, not a list", hint: "write one text", code: .wrongType)
      }
      return items.count == 12 ? nil : "must have 12 items, not \(items.count)"
    case .text(let text):
      if stringKey == .months {
        return ValueFault(
          "must be a list, not text", hint: "write it as [January, February, …]",
          code: .wrongType)
      }
      guard let known = stringKey?.placeholders,
        let unknown = TextPattern(text).names.first(where: { !known.contains($0) })
      else { return nil }
      return ValueFault(
        "has the unknown placeholder '{\(unknown)}'",
        hint: "placeholders: " + known.map { "{\($0)}" }.joined(separator: ", "))
    }
  }
}

extension ValueDecoder<[NamedValue<ThemeText>]> {
  /// The texts of one language by their keys.
  static var themeTexts: ValueDecoder {
    ValueDecoder { node, context in
      guard
        let entries = ValueDecoder<[NamedValue<ThemeText>]>.dictionary(of: entry)
          .decode(node, in: &context)
      else { return nil }
      for entry in entries {
        guard let fault = entry.value.fault(of: entry.name) else { continue }
        context.report(
          fault.code, "'\(entry.name)' \(fault.message)", hint: fault.hint, at: entry.location)
      }
      return entries
    }
  }

  private static var entry: ValueDecoder<ThemeText> {
    ValueDecoder<ThemeText> { node, context in
      node.items == nil
        ? ValueDecoder<String>.nonEmptyText.decode(node, in: &context).map { .text($0) }
        : ValueDecoder<[String]>.list(of: .nonEmptyText).decode(node, in: &context)
          .map { .list($0) }
    }
  }
}
