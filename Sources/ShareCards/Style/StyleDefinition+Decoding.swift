import Diagnostics
import Documents

extension StyleDefinition {
  /// Reads a style's file, such as `themes/default/styles/sunrise.yml`.
  ///
  /// - Parameter source: the file.
  /// - Returns: the definition, nil when there are errors, and everything that is to be told.
  package static func read(
    _ source: SourceText
  ) -> (definition: StyleDefinition?, diagnostics: [Diagnostic]) {
    let (definition, diagnostics) = decoder(of: source).decode(
      yaml: SourcePart(source), documentName: "the style")
    return (definition, diagnostics)
  }

  private static func decoder(of source: SourceText) -> ValueDecoder<StyleDefinition> {
    .mapping { reader in
      var style = StyleDefinition(source: source)
      style.title = reader.optional("title", .nonEmptyText)
      style.parent = name("extends", .nonEmptyText, in: source, from: &reader)
      style.tint = reader.optional("tint", .fixedColor)
      style.readBackground(from: &reader)
      style.readColors(from: &reader)
      style.readCode(from: &reader)
      style.readForm(from: &reader)
      return style
    }
  }

  /// What lies behind the content, of which a style has one of its own or none.
  private mutating func readBackground(from reader: inout MappingReader) {
    reader.allow([StyleColorKey.background.rawValue])
    gradients = reader.optional(
      "gradients", .list(of: .styleGradient, count: 0...Self.maximumGradients))
    picture = Self.name("picture", Self.fileName, in: source, from: &reader)
    focus = reader.optional("focus", .unitPoint)
    scrim = reader.optional("scrim", .styleScrim)
    if picture != nil, gradients != nil {
      reader.report(
        .invalidValue, "a style has either 'gradients' or a 'picture'",
        hint: "remove one of them", at: "gradients")
    }
  }

  /// A style that extends no other has to name the colours that all cards need.
  private mutating func readColors(from reader: inout MappingReader) {
    let isWhole = reader.node(for: "extends")?.isNull != false
    for key in StyleColorKey.allCases {
      let name = key.rawValue
      colors[key] =
        isWhole && key != .surface
        ? reader.required(
          name, .styleColor, hint: "add '\(name): …', or 'extends: branded' for what is missing")
        : reader.optional(name, .styleColor)
    }
  }

  private mutating func readCode(from reader: inout MappingReader) {
    let code = ValueDecoder<StyleDefinition>.mapping { [source] reader in
      var style = StyleDefinition(source: source)
      style.codeColor = reader.optional("color", .styleColor)
      style.codeBackground = reader.optional("background", .styleColor)
      style.codeCornerRadius = reader.optional("corner-radius", .number(in: 0...100))
      return style
    }
    guard let code = reader.optional("code", code) else { return }
    (codeColor, codeBackground) = (code.codeColor, code.codeBackground)
    codeCornerRadius = code.codeCornerRadius
  }

  private mutating func readForm(from reader: inout MappingReader) {
    let fonts = ValueDecoder<[StyleFontKey: StyleFont]>.mapping { reader in
      StyleFontKey.allCases.reduce(into: [:]) { fonts, key in
        fonts[key] = reader.optional(key.rawValue, StyleFont.decoder)
      }
    }
    self.fonts = reader.value("fonts", fonts, default: [:])
    cornerRadius = reader.optional("corner-radius", .number(in: 0...1000))
    padding = reader.optional("padding", StylePadding.decoder)
    alignment = reader.optional("alignment", .choice(noun: "alignment", label: "alignments"))
    brandPlacement = reader.optional("brand", .choice(noun: "place", label: "places"))
  }

  /// Each gradient is painted over the whole card.
  private static let maximumGradients = 8

  private static func name(
    _ key: String, _ decoder: ValueDecoder<String>, in source: SourceText,
    from reader: inout MappingReader
  ) -> Name? {
    let name = reader.optional(key, decoder)
    guard let name, let location = reader.node(for: key)?.location else { return nil }
    return Name(name: name, location: location, value: source)
  }

  private static var fileName: ValueDecoder<String> {
    ValueDecoder<String>.nonEmptyText.validated { name in
      name.utf8.contains(UInt8(ascii: "/"))
        ? ValueFault(
          "must be the name of a file beside the style's own",
          hint: "write it as in 'picture: dusk.svg'") : nil
    }
  }
}

extension ValueDecoder<CardColor> {
  /// A colour that is no tone of another.
  package static var fixedColor: ValueDecoder {
    ValueDecoder { node, context in
      if let color = node.text.flatMap({ CardColor(hexadecimal: $0.trimmed) }) { return color }
      context.reportMismatch(
        node, expected: "a colour", hint: "write it as in \"#1668d6\", quotes included")
      return nil
    }
  }
}
