import Canvas
import Documents
import ShareCards

/// The icon that an author named.
package struct PageIcon: Hashable, Sendable {
  package var name: String
  /// What cards show for the name; nil when the theme's icons could not be read.
  package var image: CardIcon?
}

extension PageIcon {
  /// A name of the theme's icons, an emoji or the path of a picture file.
  ///
  /// - Parameters:
  ///   - icons: the theme's icons; nil when they could not be read and any name has to pass.
  ///   - files: the picture files.
  /// - Returns: a decoder of the icon.
  static func decoder(icons: IconSet?, files: IconFiles) -> ValueDecoder<PageIcon> {
    let text = ValueDecoder<String>.nonEmptyText
    return ValueDecoder { node, context in
      guard let name = text.decode(node, in: &context) else { return nil }
      if let glyph = icons?.glyph(named: name) {
        return PageIcon(name: name, image: .glyph(glyph))
      }
      if isPath(name) {
        do throws(IconFileError) {
          let picture = try files.picture(name, namedIn: context.source.path)
          return PageIcon(name: name, image: .picture(picture))
        } catch {
          context.report(error.code, error.message, hint: error.hint, at: node)
          return nil
        }
      }
      guard let icons else { return PageIcon(name: name, image: nil) }
      context.report(
        .unknownIcon, "unknown icon '\(name.excerpt)'", hint: icons.hint(for: name), at: node)
      return nil
    }
  }

  /// Whether a name that is no icon of the theme is meant to be a file.
  private static func isPath(_ name: String) -> Bool {
    name.utf8.contains(OutputPath.slash) || PictureFormat.isName(name)
  }
}
