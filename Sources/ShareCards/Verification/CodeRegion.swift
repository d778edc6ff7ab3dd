import Canvas
import QRCodes

/// The luminances of a code with a margin, at one size.
struct CodeRegion {
  let plane: LuminancePlane
  /// The symbol with a part of its quiet zone, in the plane's pixels: what readers look at.
  let symbolArea: PixelArea
  /// The side of a module in the plane's pixels; of halves, the whole part.
  let modulePixels: Int

  /// JPEG works on blocks of 8 pixels, and of 16 for colours of half the resolution; a region cut on
  /// them is compressed as the whole would be.
  private static let blockSide = 16
  /// How much of the quiet zone is looked at, in modules: enough to see where the symbol begins.
  private static let readMargin = 2

  /// The code's part of a picture, or nil when there is none.
  init?(of code: PlacedCode, on bitmap: Bitmap) {
    let area = code.bounds.insetBy(-Self.blockSide).intersection(bitmap.bounds)
      .alignedOutwards(to: Self.blockSide).intersection(bitmap.bounds)
    guard
      let plane = LuminancePlane(
        width: area.width, height: area.height, bytes: bitmap.luminance(of: area))
    else { return nil }
    let inset = (QRSymbol.quietZone - Self.readMargin) * code.modulePixels
    let symbol = code.bounds.insetBy(inset).offsetBy(x: -area.x, y: -area.y)
    self.init(
      plane: plane,
      symbolArea: PixelArea(x: symbol.x, y: symbol.y, width: symbol.width, height: symbol.height),
      modulePixels: code.modulePixels)
  }

  private init(plane: LuminancePlane, symbolArea: PixelArea, modulePixels: Int) {
    self.plane = plane
    self.symbolArea = symbolArea
    self.modulePixels = modulePixels
  }

  /// The region as previews of half the size show it.
  func halved() -> CodeRegion {
    CodeRegion(
      plane: plane.halved(),
      symbolArea: PixelArea(
        x: symbolArea.x / 2, y: symbolArea.y / 2, width: symbolArea.width / 2,
        height: symbolArea.height / 2),
      modulePixels: modulePixels / 2)
  }

  /// The region with other luminances in the same places.
  func replacingPlane(with plane: LuminancePlane) -> CodeRegion {
    CodeRegion(plane: plane, symbolArea: symbolArea, modulePixels: modulePixels)
  }
}
