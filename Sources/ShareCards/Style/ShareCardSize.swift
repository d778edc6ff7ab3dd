/// The pixel size of a card at scale 1, by the place where it is shared.
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
