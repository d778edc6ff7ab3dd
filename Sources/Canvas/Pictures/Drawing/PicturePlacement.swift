/// Where a picture goes on a bitmap, and how large.
package struct PicturePlacement: Hashable, Sendable {
  /// The size in pixels that the whole picture is scaled to.
  package private(set) var scaledWidth: Int
  package private(set) var scaledHeight: Int
  /// The part of the scaled picture that shows, counted from its top left corner.
  package private(set) var window: PixelRect
  /// Where that part goes on the bitmap; as large as the window.
  package private(set) var area: PixelRect

  /// The longest side that a whole picture is scaled to, most of which is cut off then.
  package static let maximumScaledSide = 1 << 30

  /// Places a picture; nil for an area or picture that is empty or too large.
  ///
  /// - Parameters:
  ///   - width: the picture's own width in any unit.
  ///   - height: its own height in the same unit.
  ///   - area: where it goes, at most `Picture.maximumSide` on each side.
  ///   - fit: how it goes there.
  package init?(width: Double, height: Double, in area: PixelRect, fit: PictureFit) {
    guard width > 0, height > 0, width.isFinite, height.isFinite, !area.isEmpty,
      max(area.width, area.height) <= Picture.maximumSide
    else { return nil }
    let ratios = (Double(area.width) / width, Double(area.height) / height)
    (scaledWidth, scaledHeight) = (area.width, area.height)
    window = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    self.area = area
    switch fit.normalized {
    case .fill: break
    case .contain:
      let ratio = min(ratios.0, ratios.1)
      scaledWidth = min(Self.pixels(width * ratio), area.width)
      scaledHeight = min(Self.pixels(height * ratio), area.height)
      window = PixelRect(x: 0, y: 0, width: scaledWidth, height: scaledHeight)
      self.area = PixelRect(
        x: area.x + (area.width - scaledWidth) / 2, y: area.y + (area.height - scaledHeight) / 2,
        width: scaledWidth, height: scaledHeight)
    case .cover(let focalX, let focalY):
      let ratio = max(ratios.0, ratios.1)
      scaledWidth = max(Self.pixels(width * ratio), area.width)
      scaledHeight = max(Self.pixels(height * ratio), area.height)
      window.x = Self.start(of: area.width, in: scaledWidth, focus: focalX)
      window.y = Self.start(of: area.height, in: scaledHeight, focus: focalY)
    }
  }

  /// The placement with only what lies in `bounds`; nil when that is nothing.
  func cut(to bounds: PixelRect) -> PicturePlacement? {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return nil }
    var result = self
    result.area = visible
    result.window = PixelRect(
      x: window.x + visible.x - area.x, y: window.y + visible.y - area.y,
      width: visible.width, height: visible.height)
    return result
  }

  /// The placement of the same picture as its file holds it, before it is turned upright.
  func inFile(_ orientation: PictureOrientation) -> PicturePlacement {
    var result = self
    result.window = orientation.filed(window, width: scaledWidth, height: scaledHeight)
    if orientation.swapsSides { swap(&result.scaledWidth, &result.scaledHeight) }
    result.area = PixelRect(x: 0, y: 0, width: result.window.width, height: result.window.height)
    return result
  }

  /// A length in whole pixels, one at least.
  private static func pixels(_ length: Double) -> Int {
    max(1, Int(min(length.rounded(), Double(maximumScaledSide))))
  }

  private static func start(of length: Int, in whole: Int, focus: Double) -> Int {
    let start = (Double(whole) * focus - Double(length) / 2).rounded()
    return Int(min(max(start, 0), Double(whole - length)))
  }
}
