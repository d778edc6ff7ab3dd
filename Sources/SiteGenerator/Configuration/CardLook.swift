import Documents
import ShareCards

/// What a page, a section or the site changes of how cards look, over their style.
package struct CardLook: Hashable, Sendable {
  var colors: [StyleColorKey: StyleColor] = [:]
  /// What lies behind the content, in place of the style's gradients or picture.
  var gradient: StyleGradient?
  /// What lies over the background picture; nil takes the style's.
  var scrim: StyleScrim?
  /// The place in the background picture that is to be in the card's middle.
  var focus: UnitPoint?
  /// The pictures by what they are for.
  var files: [PictureFile.Use: PictureFile] = [:]

  /// Whether it says what lies behind the content, so that nothing of the style or of another look
  /// does.
  var hasBackground: Bool {
    colors[.background] != nil || gradient != nil || files[.background] != nil
  }

  /// This look, with another's where this one says nothing.
  ///
  /// What lies behind the content is taken as a whole: a page's gradient is not to lie below the
  /// site's photo.
  func filled(from other: CardLook) -> CardLook {
    var result = self
    result.colors.merge(other.colors) { own, _ in own }
    result.files.merge(other.files) { own, _ in own }
    result.scrim = scrim ?? other.scrim
    guard hasBackground else {
      result.gradient = other.gradient
      result.focus = focus ?? other.focus
      return result
    }
    result.files[.background] = files[.background]
    return result
  }

  /// Takes the look's keys from a mapping.
  static func read(from reader: inout MappingReader) -> CardLook {
    var look = CardLook()
    look.colors = reader.value("colors", colors, default: [:])
    look.gradient = reader.optional("gradient", .styleGradient)
    look.files[.background] = reader.optional("background", PictureFile.decoder(.background))
    look.scrim = reader.optional("scrim", .styleScrim)
    look.focus = reader.optional("focus", .unitPoint)
    for use in [PictureFile.Use.logo, .avatar, .image] {
      look.files[use] = reader.optional(use.rawValue, PictureFile.decoder(use))
    }
    if look.gradient != nil, look.files[.background] != nil {
      reader.report(
        .invalidValue, "cards have either a 'gradient' or a 'background'",
        hint: "remove one of them", at: "gradient")
    }
    return look
  }

  private static var colors: ValueDecoder<[StyleColorKey: StyleColor]> {
    .mapping { reader in
      StyleColorKey.allCases.reduce(into: [:]) { colors, key in
        colors[key] = reader.optional(key.rawValue, .styleColor)
      }
    }
  }
}
