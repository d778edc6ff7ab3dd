/// The pixel size of a card at scale 1, by the place where it is shared.
///
/// Four sizes are always there, and there can be more, so a `switch` over sizes needs a `default`.
public struct ShareCardSize: Hashable, Sendable, Identifiable, CaseIterable {
  /// The name that paths and configuration use.
  public let id: String
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  private init(_ id: String, width: Int, height: Int) {
    self.id = id
    self.width = width
    self.height = height
  }

  /// A size of one's own, such as 1500x500 for a banner.
  ///
  /// It is laid out as the one of the four sizes that has the likest shape, in type that grows and
  /// shrinks with the width.
  ///
  /// - Parameters:
  ///   - id: a name of small letters (a to z), digits and hyphens; nothing else is a size.
  ///   - width: the width in pixels, 16 … 4096; outside of that there is no size.
  ///   - height: the height in pixels, with the same limits.
  public init?(id: String, width: Int, height: Int) {
    let isName =
      !id.isEmpty
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
    guard isName, Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    self.init(id, width: width, height: height)
  }

  /// The sides that a card may have, in pixels: less shows no letter, and more is refused by services
  /// that show previews, such as X with its 4096x4096.
  private static let sides = 16...4096

  /// 1080x1080: Instagram and general use.
  public static let square = ShareCardSize("square", width: 1080, height: 1080)
  /// 1080x1920: Instagram Stories, TikTok.
  public static let story = ShareCardSize("story", width: 1080, height: 1920)
  /// 1200x630: X and Open Graph.
  public static let wide = ShareCardSize("wide", width: 1200, height: 630)
  /// 800x600: Messages.
  public static let compact = ShareCardSize("compact", width: 800, height: 600)

  /// The four sizes.
  public static let allCases: [ShareCardSize] = [.square, .story, .wide, .compact]

  /// The name and pixel size to show to people, such as `Square (1080x1080)`.
  public var displayName: String {
    "\(id.prefix(1).uppercased())\(id.dropFirst()) (\(width)x\(height))"
  }

  /// The width divided by the height.
  public var aspectRatio: Double { Double(width) / Double(height) }
}
