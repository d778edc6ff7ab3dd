import ShareCards

/// Puts what pages, sections and the site say of how cards look over their styles.
final class CardDresser: Sendable {
  private let look: CardLook
  private let brand: CardColor?
  private let pictures: PictureShelf

  /// - Parameters:
  ///   - look: what the site says of all cards.
  ///   - brand: the site's brand colour, of which tones are; nil takes the accent of the style.
  ///   - pictures: the files that looks name.
  init(look: CardLook = CardLook(), brand: CardColor? = nil, pictures: PictureShelf) {
    self.look = look
    self.brand = brand
    self.pictures = pictures
  }

  /// The style of a page, or of its card of one size.
  func style(of page: Page, for size: ShareCardSize? = nil) -> ShareCardStyle {
    let style = size.map(page.style) ?? page.style
    let look = self.look(of: page, for: size)
    return look == CardLook() ? style : dressed(style, with: look)
  }

  /// The pictures that a page's card of a size shows.
  func pictures(of page: Page, for size: ShareCardSize) -> [PictureRole: CardPicture] {
    let files = look(of: page, for: size).files
    var result: [PictureRole: CardPicture] = [:]
    result[.logo] = files[.logo].flatMap { pictures[$0] }
    result[.avatar] = files[.avatar].flatMap { pictures[$0] }
    result[.image] = files[.image].flatMap { pictures[$0] }
    return result
  }

  private func look(of page: Page, for size: ShareCardSize?) -> CardLook {
    (size.map(page.card.look) ?? page.card.look).filled(from: look)
  }

  private func dressed(_ base: ShareCardStyle, with look: CardLook) -> ShareCardStyle {
    var style = base
    let tint = brand ?? base.accentColor
    for (key, color) in look.colors { key.set(color.color(tint: tint), in: &style) }
    let usual = base.background.picture?.scrim ?? StyleScrim.usual.gradient(in: style, tint: tint)
    let scrim = look.scrim.map { $0.gradient(in: style, tint: tint) }
    if look.hasBackground {
      style.background = CardBackground(
        gradients: look.gradient.map { [$0.gradient(tint: tint)] } ?? [])
      style.background.picture = look.files[.background].flatMap { pictures[$0] }.map { file in
        BackgroundPicture(file, focus: look.focus ?? .center, scrim: scrim ?? usual)
      }
    } else if let picture = style.background.picture {
      style.background.picture?.focus = look.focus ?? picture.focus
      style.background.picture?.scrim = scrim ?? picture.scrim
    }
    return style
  }
}
