import Documents

/// A style as a file of a theme writes it, with the styles that it extends not yet looked at.
package struct StyleDefinition: Sendable {
  /// The file, into which messages point.
  let source: SourceText
  /// The name to show to people.
  var title: String?
  /// The style whose values serve where this one says nothing.
  var parent: Name?
  /// What tones are of where the site has no brand colour.
  var tint: CardColor?
  var colors: [StyleColorKey: StyleColor] = [:]
  /// Nil where the file says nothing of gradients.
  var gradients: [StyleGradient]?
  /// The name of a file beside this one.
  var picture: Name?
  var focus: UnitPoint?
  var scrim: StyleScrim?
  var codeColor: StyleColor?
  var codeBackground: StyleColor?
  var codeCornerRadius: Double?
  var fonts: [StyleFontKey: StyleFont] = [:]
  var cornerRadius: Double?
  var padding: StylePadding?
  var alignment: ShareCardStyle.Alignment?
  var brandPlacement: ShareCardStyle.BrandPlacement?

  /// A name that the file has for something else, with the place where it stands.
  typealias Name = NamedValue<SourceText>

  /// Whether the file says what lies behind the content, so that nothing of another style does.
  private var hasBackground: Bool {
    colors[.background] != nil || gradients != nil || picture != nil
  }

  /// This style with another's values where this one says nothing.
  ///
  /// The title is each style's own, and what lies behind the content is taken as a whole: a style
  /// with a colour of its own does not get the other's gradients over it.
  func filled(from other: StyleDefinition) -> StyleDefinition {
    var result = self
    result.parent = other.parent
    result.tint = tint ?? other.tint
    result.colors.merge(other.colors) { own, _ in own }
    result.gradients = gradients ?? (hasBackground ? [] : other.gradients)
    result.picture = hasBackground ? picture : other.picture
    result.focus = focus ?? other.focus
    result.scrim = scrim ?? other.scrim
    result.codeColor = codeColor ?? other.codeColor
    result.codeBackground = codeBackground ?? other.codeBackground
    result.codeCornerRadius = codeCornerRadius ?? other.codeCornerRadius
    result.fonts.merge(other.fonts) { own, other in own.filled(from: other) }
    result.cornerRadius = cornerRadius ?? other.cornerRadius
    result.padding = padding.map { $0.filled(from: other.padding) } ?? other.padding
    result.alignment = alignment ?? other.alignment
    result.brandPlacement = brandPlacement ?? other.brandPlacement
    return result
  }

  /// The style, which extends no other file any more.
  ///
  /// - Parameters:
  ///   - id: its name.
  ///   - base: the built-in style that it extends; nil where the file is whole.
  ///   - brand: the site's brand colour, of which tones are; nil takes the style's own tint.
  ///   - file: the picture that the file names.
  /// - Returns: the style.
  func style(
    id: String, base: ShareCardStyle? = nil, brand: CardColor? = nil, file: CardPicture? = nil
  ) -> ShareCardStyle {
    var style = base ?? .branded
    let tint = brand ?? tint ?? style.accentColor
    style.id = id
    style.displayName = title ?? id.prefix(1).uppercased() + id.dropFirst()
    for (key, color) in colors { key.set(color.color(tint: tint), in: &style) }
    if base == nil, colors[.surface] == nil {
      style.surfaceColor = style.primaryTextColor.withOpacity(ShareCardStyle.surfaceOpacity)
    }
    if let codeColor { style.codeColor = codeColor.color(tint: tint) }
    if let codeBackground { style.codeBackgroundColor = codeBackground.color(tint: tint) }
    for (key, font) in fonts { key.change(in: &style, font.font) }
    style.cornerRadius = cornerRadius ?? style.cornerRadius
    style.codeCornerRadius = codeCornerRadius ?? style.codeCornerRadius
    style.contentPadding = padding?.insets(over: style.contentPadding) ?? style.contentPadding
    style.alignment = alignment ?? style.alignment
    style.brandPlacement = brandPlacement ?? style.brandPlacement
    if hasBackground || base == nil {
      style.background = CardBackground(
        gradients: (gradients ?? []).map { $0.gradient(tint: tint) })
    }
    style.background.picture = file.map { file in
      BackgroundPicture(
        file, focus: focus ?? .center,
        scrim: (scrim ?? .usual).gradient(in: style, tint: tint))
    }
    return style
  }
}
