import Documents

extension ValueDecoder<StyleScrim> {
  /// `false`, an opacity, or `{top: 0.4, bottom: 0.85, color: "#101018"}`.
  package static var styleScrim: ValueDecoder {
    let opacity = ValueDecoder<Double>.number(in: 0...1)
    let mapping = ValueDecoder<StyleScrim>.mapping { reader in
      let top = reader.required("top", opacity)
      let bottom = reader.required("bottom", opacity)
      let color = reader.optional("color", .styleColor)
      guard let top, let bottom else { return nil }
      return .fade(top: top, bottom: bottom, color: color)
    }
    return ValueDecoder { node, context in
      if node.plainText == "false" { return StyleScrim.none }
      if node.entries != nil { return mapping.decode(node, in: &context) }
      if node.plainText.flatMap(Double.init) != nil {
        return opacity.decode(node, in: &context).map { .fade(top: $0, bottom: $0, color: nil) }
      }
      context.reportMismatch(
        node, expected: "false, a number from 0 to 1, or a mapping",
        hint: "write it as in 0.6 or {top: 0.4, bottom: 0.85}")
      return nil
    }
  }
}

extension ValueDecoder<UnitPoint> {
  /// A place in a picture, such as `[0.5, 0.2]`: shares of its width and height from the top left
  /// corner.
  package static var unitPoint: ValueDecoder {
    ValueDecoder<[Double]>.list(of: .number(in: 0...1), count: 2...2).map { numbers in
      UnitPoint(x: numbers.first ?? 0.5, y: numbers.last ?? 0.5)
    }
  }
}
