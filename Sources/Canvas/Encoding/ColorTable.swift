/// The colours of a bitmap that has few of them, numbered in the order in which it shows them.
struct ColorTable {
  /// The most colours that are collected: text in a few colours has hundreds of blends at its
  /// edges, pictures and gradients have more than this.
  static let maximumColors = 4096
  /// The most colours that a PNG palette holds (ISO/IEC 15948, clause 11.2.3).
  private static let paletteColors = 256

  private var colors: [Int32] = []
  private var slots = [Int16](repeating: -1, count: 1 << slotBits)
  /// Four places for each colour, so that a search ends after few steps.
  private static let slotBits: UInt32 = 14

  /// Collects the colours, row by row; nil as soon as there are too many.
  init?(_ bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      var last: Int32 = -1
      for pixel in bitmap.row(y) where pixel != last {
        last = pixel
        let slot = slot(of: pixel)
        guard slots[slot] < 0 else { continue }
        guard colors.count < Self.maximumColors else { return nil }
        slots[slot] = Int16(colors.count)
        colors.append(pixel)
      }
    }
  }

  var fitsPalette: Bool { colors.count <= Self.paletteColors }

  /// The colours as the data of a PLTE chunk.
  var palette: [UInt8] {
    colors.flatMap { pixel -> [UInt8] in
      let color = Color(pixel: pixel)
      return [color.red, color.green, color.blue]
    }
  }

  /// Writes each row as filter type 0 and the numbers of its pixels' colours.
  func writeIndices(of bitmap: Bitmap, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity((bitmap.width + 1) * bitmap.height)
    for y in 0..<bitmap.height {
      output.append(PNGFilter.none.rawValue)
      var last: Int32 = -1
      var index: UInt8 = 0
      for pixel in bitmap.row(y) {
        if pixel != last {
          last = pixel
          index = UInt8(truncatingIfNeeded: slots[slot(of: pixel)])
        }
        output.append(index)
      }
    }
  }

  /// The place of a colour in the table: its own, or the free one where it would go.
  private func slot(of pixel: Int32) -> Int {
    let hash = UInt32(truncatingIfNeeded: pixel) &* 0x9E37_79B1
    var slot = Int(hash >> (32 - Self.slotBits))
    while slots[slot] >= 0, colors[Int(slots[slot])] != pixel {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
