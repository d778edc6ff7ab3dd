import Canvas
import QRCodes

/// The finished pixels of a code with its quiet zone, seen as modules.
///
/// What they are to be is not known here: everything is read off the picture.
struct CodePixels {
  /// Modules on each side, quiet zone included.
  let modules: Int
  private let modulePixels: Int
  /// 0x00RRGGBB, row by row.
  private var pixels: [Int32]

  /// The pixels of a code, or nil when it is not wholly on the picture.
  init?(of code: PlacedCode, on bitmap: Bitmap) {
    guard code.modulePixels > 0, bitmap.bounds.contains(code.bounds) else { return nil }
    modules = code.symbol.sideWithQuietZone
    modulePixels = code.modulePixels
    pixels = bitmap.pixels(of: code.bounds)
    if let logo = code.logo { clear(code.pixels(of: logo.patch), of: code) }
  }

  /// Gives the pixels below a logo the plate's colour: what a logo shows is its own matter.
  private mutating func clear(_ area: PixelRect, of code: PlacedCode) {
    let plate = pixels[0]
    for y in area.y..<area.maxY {
      let start = (y - code.y) * width + area.x - code.x
      pixels.replaceSubrange(
        start..<start + area.width, with: repeatElement(plate, count: area.width))
    }
  }

  private var width: Int { modules * modulePixels }

  /// The colour of the plate, as the corner of the quiet zone has it.
  var plate: Color { Color(pixel: pixels[0]) }

  /// The colour in the middle of a module, counted from the corner of the quiet zone.
  func middle(column: Int, row: Int) -> Color {
    let x = column * modulePixels + modulePixels / 2
    let y = row * modulePixels + modulePixels / 2
    return Color(pixel: pixels[y * width + x])
  }

  /// Whether the whole quiet zone has the colour of its corner.
  var hasCleanQuietZone: Bool {
    let zone = QRSymbol.quietZone * modulePixels
    return (0..<width).allSatisfy { y in
      let start = y * width
      guard y >= zone, y < width - zone else { return isPlate(start..<start + width) }
      return isPlate(start..<start + zone) && isPlate(start + width - zone..<start + width)
    }
  }

  private func isPlate(_ range: Range<Int>) -> Bool {
    let plate = pixels[0]
    return pixels[range].allSatisfy { $0 == plate }
  }

  /// The colour of every module of the symbol row by row, or nil when one has pixels of several.
  func moduleColors() -> [Int32]? {
    let zone = QRSymbol.quietZone
    let symbol = zone..<modules - zone
    var colors: [Int32] = []
    colors.reserveCapacity(symbol.count * symbol.count)
    for row in symbol {
      let start = row * modulePixels * width
      for column in symbol {
        let left = start + column * modulePixels
        let color = pixels[left]
        guard pixels[left..<left + modulePixels].allSatisfy({ $0 == color }) else { return nil }
        colors.append(color)
      }
      // What is right in the first line of the modules is in the others when they are equal to it.
      let columns = start + zone * modulePixels..<start + (modules - zone) * modulePixels
      let first = pixels[columns]
      for line in 0..<modulePixels {
        let next = columns.lowerBound + line * width..<columns.upperBound + line * width
        guard pixels[next] == first else { return nil }
      }
    }
    return colors
  }
}
