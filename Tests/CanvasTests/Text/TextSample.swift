import Canvas
import TestSupport

/// A text drawn in black on white.
struct TextSample {
  let layout: TextLayout
  let bitmap: Bitmap
  /// Where the layout's origin is on the bitmap.
  let origin: (x: Int, y: Int)
  /// What the bitmap has around the pixels that the layout says it touches.
  private let margin = 8

  init(
    _ text: String, _ attributes: TextAttributes = .sample, width: Double = 800,
    maximumLines: Int = 20, fonts: FontLibrary
  ) throws {
    let engine = try TextEngine(fonts: fonts)
    layout = try TextLayout(
      text, attributes: attributes, width: width, maximumLines: maximumLines, engine: engine)
    let ink = layout.inkBounds
    bitmap = try Bitmap(width: ink.width + 2 * margin, height: ink.height + 2 * margin)
    origin = (margin - ink.x, margin - ink.y)
    bitmap.fill(bitmap.bounds, with: .white)
    engine.draw(layout, x: origin.x, y: origin.y, color: .black, on: bitmap)
  }

  /// The smallest rectangle around everything painted, relative to the layout's origin.
  var paintedBounds: PixelRect {
    var result = PixelRect.empty
    let plane = bitmap.luminance(of: bitmap.bounds)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where plane[y * bitmap.width + x] != 255 {
        result = result.union(
          PixelRect(x: x - origin.x, y: y - origin.y, width: 1, height: 1))
      }
    }
    return result
  }

  /// Whether any pixel has a colour that no mixture of black and white gives.
  var isColored: Bool {
    bitmap.colors.contains { color in
      let channels = [color.red, color.green, color.blue].map(Int.init)
      return (channels.max() ?? 0) - (channels.min() ?? 0) > 40
    }
  }

  var bytes: [UInt8] {
    get throws { try PNGEncoder(level: 1).encode(bitmap) }
  }
}
