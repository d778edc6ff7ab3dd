import Documents

/// Where the pages of a section go, as a pattern such as `/awards/{year}/{slug}/`.
package struct Permalink: Hashable, Sendable {
  private let template: PlaceholderTemplate<Placeholder>

  /// What a path may hold of a page.
  private enum Placeholder: String, CaseIterable {
    case slug
    /// The path of the page's section; its inner slashes stay.
    case section
    case kind
    case year
    case month
    case day
  }

  /// Reads a pattern.
  ///
  /// - Parameter text: the pattern.
  /// - Throws: `ValueFault` when its pages would have no path, or all of them the same.
  package init(_ text: String) throws(ValueFault) {
    template = try PlaceholderTemplate(UnicodeForm.composed(text))
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.last == UInt8(ascii: "/") else {
      throw Self.fault("must begin and end with '/'")
    }
    guard template.placeholders.contains(.slug) else {
      throw Self.fault("must have '{slug}', which tells its pages apart")
    }
    let sample = template.text { $0.rawValue }
    if let fault = WrittenPath.fault(in: sample, example: Self.example) { throw fault }
  }

  private static let example = "/awards/{slug}/"

  private static func fault(_ message: String) -> ValueFault {
    ValueFault(message, hint: "write it as in \(example)", code: .invalidURL)
  }

  /// The path of a page, without slashes at its ends.
  ///
  /// - Parameters:
  ///   - slug: the page's slug.
  ///   - section: the path of its section without slashes at its ends; empty for none, which then
  ///     leaves no empty part in the path.
  ///   - kind: the name of its kind.
  ///   - date: its date, whose day is taken as it was written.
  /// - Returns: the path.
  /// - Throws: `ValueFault` when the pattern needs a date and the page has none.
  package func path(
    slug: String, section: String, kind: String, date: ContentDate?
  ) throws(ValueFault) -> String {
    if date == nil, !template.placeholders.isDisjoint(with: [.year, .month, .day]) {
      throw ValueFault(
        "needs a date, and the page has none", hint: "add 'date: 2026-03-15' to the page",
        code: .missingKey)
    }
    let day = (date?.day8601 ?? "").split(separator: "-").map(String.init)
    let text = template.text { placeholder in
      switch placeholder {
      case .slug: slug
      case .section: section
      case .kind: kind
      case .year: day.first ?? ""
      case .month: day.dropFirst().first ?? ""
      case .day: day.last ?? ""
      }
    }
    return OutputPath.parts(of: text).filter { !$0.isEmpty }.joined(separator: "/")
  }
}

extension ValueDecoder<Permalink> {
  /// A pattern of paths.
  package static var permalink: ValueDecoder {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      try Permalink(text)
    }
  }
}
