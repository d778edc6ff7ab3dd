import Diagnostics

/// The texts of a card by the names that layouts use.
package struct CardFields: Hashable, Sendable {
  private var values: [String: String] = [:]

  package init(_ values: [String: String] = [:]) {
    for (name, value) in values { self[name] = value }
  }

  /// The text of a field; a field without visible text is absent.
  package subscript(name: String) -> String? {
    get { values[name] }
    set {
      let text = newValue?.trimmed ?? ""
      values[name] = text.isVisiblyEmpty ? nil : text
    }
  }

  /// All fields in the order of their names.
  package var sorted: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}

extension CardFields {
  /// The names of all fields that cards have, in the order to show.
  package static let names = [
    "title", "subtitle", "metric", "icon", "brand", "quote", "attribution", "date-range",
    "display-name", "telephone", "email", "organization", "code",
  ]

  /// The names of the fields that layouts have besides: the line at the code, and the first letters of
  /// the brand and of a person's names.
  static let derivedNames = ["caption", "brand-initial", "initials"]

  /// The names of all fields that layouts may show anywhere.
  static var layoutNames: [String] { names + derivedNames }

  /// What the names of fields begin with that authors choose, such as `params.course`.
  package static let parameterPrefix = "params."

  /// The names of the fields that the items of a grid have besides.
  static let itemNames = ["label", "value", "trend"]
}
