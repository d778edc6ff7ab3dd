import CPango

extension TextSetting {
  /// Says which font the text is set in where no span says otherwise.
  func setFont(of layout: OpaquePointer) {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, Self.list(families))
    pango_font_description_set_weight(description, weight.pangoWeight)
    pango_font_description_set_absolute_size(description, Self.emSize * Self.unitsPerPixel)
    pango_layout_set_font_description(layout, description)
  }

  /// Says what the text's font does not.
  ///
  /// The language belongs to the text and not to the engine's context, whose change would set
  /// every other text anew. A break inside a long name must not look as if it had a hyphen.
  func insert(
    into list: borrowing AttributeList, for bounded: BoundedText, spacedRanges: [Range<Int>]
  ) {
    TextLanguage(language).insert(into: list, for: bounded.text)
    list.insert(pango_attr_insert_hyphens_new(0))
    let features = (hasTabularFigures ? ["tnum=1"] : []) + (hasLiningFigures ? ["lnum=1"] : [])
    if !features.isEmpty {
      list.insert(pango_attr_font_features_new(features.joined(separator: ",")))
    }
    for range in spacedRanges {
      list.insert(pango_attr_letter_spacing_new(tracking), bytes: range)
    }
    for span in spans.prefix(Self.maximumSpans) {
      let bytes = bounded.bytes(ofCharacters: span.characters)
      if !bytes.isEmpty { insert(span, bytes: bytes, into: list) }
    }
  }

  /// The most spans that count; Pango's time grows with their product with the text's length.
  private static let maximumSpans = 200

  private func insert(_ span: TextSpan, bytes: Range<Int>, into list: borrowing AttributeList) {
    if let weight = span.weight {
      list.insert(pango_attr_weight_new(weight.pangoWeight), bytes: bytes)
    }
    if let factor = span.sizeFactor, !factor.isNaN {
      list.insert(pango_attr_scale_new(min(max(factor, 0.1), 10)), bytes: bytes)
    }
    if !span.families.isEmpty {
      list.insert(pango_attr_family_new(Self.list(span.families + families)), bytes: bytes)
    }
    guard let color = span.color else { return }
    func channel(_ value: UInt8) -> UInt16 { UInt16(value) * 257 }
    list.insert(
      pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)),
      bytes: bytes)
    // Pango takes an opacity of 0 for none given.
    list.insert(pango_attr_foreground_alpha_new(max(1, channel(color.alpha))), bytes: bytes)
  }

  /// Families as Pango reads them: a comma ends a name.
  private static func list(_ families: [String]) -> String {
    families.joined(separator: ",")
  }
}

extension FontWeight {
  fileprivate var pangoWeight: PangoWeight { PangoWeight(rawValue: UInt32(rawValue)) }
}
