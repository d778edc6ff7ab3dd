import CPango

extension TextLayout {
  /// The colours in which letters and figures are drawn, each once.
  ///
  /// Emoji have colours of their own, and a text of marks, rules and symbols alone has no words that
  /// someone would have to read.
  ///
  /// - Parameter color: the colour that the text is drawn in, where no span has another.
  /// - Returns: the colours; none for a text without a letter or figure of a font without colours.
  package func wordColors(drawnIn color: Color) -> [Color] {
    guard let iterator = pango_layout_get_iter(content.pointer) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    let bytes = text.utf8
    var result: [Color] = []
    repeat {
      guard let item = pango_layout_iter_get_run_readonly(iterator)?.pointee.item?.pointee,
        !Self.hasOwnColors(item.analysis.font)
      else { continue }
      let color = Self.color(of: item, otherwise: color)
      guard !result.contains(color) else { continue }
      let part = bytes.dropFirst(Int(item.offset)).prefix(Int(item.length))
      if Substring(part).unicodeScalars.contains(where: Self.isOfWords) { result.append(color) }
    } while pango_layout_iter_next_run(iterator) != 0
    return result
  }

  /// Whether a scalar is a letter or a figure (Unicode, categories L and N).
  private static func isOfWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Whether a font has glyphs in colours of their own, as those of emoji do.
  private static func hasOwnColors(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font else { return false }
    var isColored: FcBool = 0
    let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      pango_fc_font_get_pattern($0)
    }
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
  }

  /// The colour that a span gave to a piece of the text.
  private static func color(of item: PangoItem, otherwise color: Color) -> Color {
    var result = color
    var next = item.analysis.extra_attrs
    while let node = next {
      next = node.pointee.next
      guard let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self) else {
        continue
      }
      switch attribute.pointee.klass.pointee.type {
      case PANGO_ATTR_FOREGROUND:
        guard let value = pango_attribute_as_color(attribute)?.pointee.color else { continue }
        result.red = UInt8(value.red >> 8)
        result.green = UInt8(value.green >> 8)
        result.blue = UInt8(value.blue >> 8)
      case PANGO_ATTR_FOREGROUND_ALPHA:
        guard let value = pango_attribute_as_int(attribute)?.pointee.value else { continue }
        result.alpha = UInt8(clamping: value >> 8)
      default: break
      }
    }
    return result
  }
}
