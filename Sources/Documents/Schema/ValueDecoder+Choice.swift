import Diagnostics

extension ValueDecoder where Value: Sendable {
  /// One of some names.
  ///
  /// - Parameters:
  ///   - choices: the names with what they mean, in the order to show.
  ///   - noun: what one of them is called, such as `style`.
  ///   - label: what they are called together, such as `styles`.
  ///   - code: the code to report for another name.
  /// - Returns: a decoder of the name's meaning.
  package static func choice(
    _ choices: [(name: String, value: Value)], noun: String, label: String,
    code: DiagnosticCode = .invalidValue
  ) -> ValueDecoder {
    ValueDecoder { node, context in
      guard let name = node.text?.trimmed, !node.isNull else {
        let names = choices.map(\.name).joined(separator: ", ")
        context.reportMismatch(node, expected: "text", hint: "\(label): \(names)")
        return nil
      }
      if let choice = choices.first(where: { $0.name == name }) { return choice.value }
      context.report(
        code, "unknown \(noun) '\(name.excerpt)'",
        hint: NearestName.hint(for: name, among: choices.map(\.name), label: label), at: node)
      return nil
    }
  }
}

extension ValueDecoder
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// One of an enumeration's raw values.
  ///
  /// - Parameters:
  ///   - noun: what one of them is called, such as `style`.
  ///   - label: what they are called together, such as `styles`.
  ///   - code: the code to report for another name.
  /// - Returns: a decoder of the case.
  package static func choice(
    noun: String, label: String, code: DiagnosticCode = .invalidValue
  ) -> ValueDecoder {
    choice(
      Value.allCases.map { ($0.rawValue, $0) }, noun: noun, label: label, code: code)
  }
}
