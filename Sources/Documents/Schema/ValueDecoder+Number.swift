import Diagnostics

extension ValueDecoder<Bool> {
  /// `true` or `false`, without quotes; YAML 1.1's `yes`, `on` and their like are text.
  package static var boolean: ValueDecoder {
    ValueDecoder { node, context in
      switch node.plainText?.trimmed {
      case "true": return true
      case "false": return false
      default:
        let isQuoted = node.text == "true" || node.text == "false"
        context.reportMismatch(
          node, expected: "true or false",
          hint: isQuoted ? "remove the quotes" : "write true or false")
        return nil
      }
    }
  }
}

extension ValueDecoder<Int> {
  /// A whole number in decimal digits.
  ///
  /// - Parameter range: the numbers that are accepted.
  /// - Returns: a decoder of the number.
  package static func integer(in range: ClosedRange<Int> = .min ... .max) -> ValueDecoder {
    ValueDecoder { node, context in
      if let text = node.plainText?.trimmed, let number = Int(text), range.contains(number) {
        return number
      }
      let limits = NumberPhrase.limits(range, all: .min ... .max) { "\($0)" }
      context.reportMismatch(
        node, expected: "a whole number\(limits)", hint: NumberPhrase.hint(for: node))
      return nil
    }
  }
}

extension ValueDecoder<Double> {
  /// A finite number in decimal digits, with a point before its fraction.
  ///
  /// - Parameter range: the numbers that are accepted.
  /// - Returns: a decoder of the number.
  package static func number(
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
  ) -> ValueDecoder {
    ValueDecoder { node, context in
      if let text = node.plainText?.trimmed, NumberPhrase.isDecimal(text),
        let number = Double(text),
        range.contains(number)
      {
        return number
      }
      let limits = NumberPhrase.limits(
        range, all: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
      ) { "\($0)".hasSuffix(".0") ? String("\($0)".dropLast(2)) : "\($0)" }
      context.reportMismatch(
        node, expected: "a number\(limits)", hint: NumberPhrase.hint(for: node))
      return nil
    }
  }
}
