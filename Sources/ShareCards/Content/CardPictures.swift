import Canvas

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The picture files that one card shows, besides the logo that all cards of a renderer share.
///
/// PNG, JPEG, GIF, WebP, BMP, SVG and, where the system's libgd reads it, AVIF: photos are turned
/// upright by their Exif data and converted to sRGB by their colour profile. Make the value once and use
/// it for all sizes of a card, so that a photo is decoded once for each of them.
public struct CardPictures: Hashable, Sendable {
  /// The pictures by what layouts show them for.
  let views: [PictureRole: CardPicture]
  /// What covers the card in place of the style's background.
  let background: CardPicture?

  /// No pictures.
  public static let none = CardPictures(views: [:], background: nil)

  private init(views: [PictureRole: CardPicture], background: CardPicture?) {
    self.views = views
    self.background = background
  }

  /// Reads the headers of the files.
  ///
  /// - Parameters:
  ///   - avatar: the face on a contact's card, cut to a circle; without it the card has initials.
  ///   - background: what covers the card in place of the style's background, below a veil of its
  ///     colour that keeps texts legible.
  /// - Throws: `ShareCardError.unreadablePicture` for a file that is not a picture, is of another format
  ///   or too large; one that is damaged further on is told when the card is drawn.
  public init(avatar: Data? = nil, background: Data? = nil) throws(ShareCardError) {
    var views: [PictureRole: CardPicture] = [:]
    if let avatar { views[.avatar] = try CardPicture(avatar, name: "avatar") }
    self.views = views
    self.background =
      if let background { try CardPicture(background, name: "background") } else { nil }
  }
}
