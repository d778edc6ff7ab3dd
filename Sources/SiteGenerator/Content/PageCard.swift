import Documents
import ShareCards

/// What a page says about its cards: for all of them, and for single sizes.
package struct PageCard: Hashable, Sendable {
  var settings = CardSettings()
  var look = CardLook()
  var sizes: [ShareCardSize: SizeOverride] = [:]

  /// What one size of card has of its own.
  struct SizeOverride: Hashable, Sendable {
    var settings = CardSettings()
    var look = CardLook()
    var style: ShareCardStyle?
  }

  func settings(for size: ShareCardSize) -> CardSettings {
    sizes[size]?.settings.filled(from: settings) ?? settings
  }

  func look(for size: ShareCardSize) -> CardLook {
    sizes[size]?.look.filled(from: look) ?? look
  }

  /// The files of all pictures that are named.
  var files: [PictureFile] {
    Array(look.files.values) + sizes.values.flatMap { $0.look.files.values }
  }

  func filled(from other: PageCard) -> PageCard {
    PageCard(
      settings: settings.filled(from: other.settings), look: look.filled(from: other.look),
      sizes: sizes.merging(other.sizes) { own, other in
        SizeOverride(
          settings: own.settings.filled(from: other.settings),
          look: own.look.filled(from: other.look), style: own.style ?? other.style)
      })
  }

  static func decoder(style: ValueDecoder<ShareCardStyle>) -> ValueDecoder<PageCard> {
    let override = override(style: style)
    return .mapping { reader in
      var card = PageCard(
        settings: CardSettings.read(from: &reader), look: CardLook.read(from: &reader))
      for size in ShareCardSize.allCases {
        card.sizes[size] = reader.optional(size.id, override)
      }
      return card
    }
  }

  private static func override(
    style: ValueDecoder<ShareCardStyle>
  ) -> ValueDecoder<SizeOverride> {
    .mapping { reader in
      SizeOverride(
        settings: CardSettings.read(from: &reader), look: CardLook.read(from: &reader),
        style: reader.optional("style", style))
    }
  }
}
