import Documents
import ShareCards

/// What a page says about its cards: for all of them, and for single sizes.
package struct PageCard: Hashable, Sendable {
  var settings = CardSettings()
  var sizes: [ShareCardSize: SizeOverride] = [:]

  /// What one size of card has of its own.
  struct SizeOverride: Hashable, Sendable {
    var settings = CardSettings()
    var style: ShareCardStyle?
  }

  func settings(for size: ShareCardSize) -> CardSettings {
    sizes[size]?.settings.filled(from: settings) ?? settings
  }

  func filled(from other: PageCard) -> PageCard {
    PageCard(
      settings: settings.filled(from: other.settings),
      sizes: sizes.merging(other.sizes) { own, other in
        SizeOverride(
          settings: own.settings.filled(from: other.settings), style: own.style ?? other.style)
      })
  }

  static var decoder: ValueDecoder<PageCard> {
    .mapping { reader in
      var card = PageCard(settings: CardSettings.read(from: &reader))
      for size in ShareCardSize.allCases {
        card.sizes[size] = reader.optional(size.id, override)
      }
      return card
    }
  }

  private static var override: ValueDecoder<SizeOverride> {
    .mapping { reader in
      SizeOverride(
        settings: CardSettings.read(from: &reader), style: reader.optional("style", .cardStyle))
    }
  }
}
