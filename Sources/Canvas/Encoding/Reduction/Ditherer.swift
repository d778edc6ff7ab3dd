/// Draws a picture in the colours of a palette, and passes on to its neighbours what a pixel lacks
/// (Floyd and Steinberg, "An adaptive algorithm for spatial greyscale", 1976).
struct Ditherer {
  /// The bits of a channel that tell which colour is nearest.
  private static let bits = 6
  /// The part of the error that is passed on: with all of it a picture is noisier and larger.
  private static let strength: (numerator: Int32, shift: Int32) = (6, 3)

  private let fixed: [Int32: Int32]
  private let colors: [Int32]
  private let nearest: NearestColor
  /// The place of the nearest colour for each cell of colours, -1 where it was not looked for.
  private var cells: [Int16]

  /// What pixels lack in red, green and blue, in 16ths.
  private struct Lack {
    var red: Int32 = 0
    var green: Int32 = 0
    var blue: Int32 = 0

    @inline(__always)
    mutating func add(_ other: Lack, times factor: Int32) {
      red += other.red * factor
      green += other.green * factor
      blue += other.blue * factor
    }
  }

  init(_ palette: ReducedPalette) {
    fixed = palette.fixed
    // A picture of which nothing is opaque needs no other colours than the fixed ones.
    let colors = palette.colors.isEmpty ? [Color.black] : palette.colors
    self.colors = colors.map(\.pixel)
    nearest = NearestColor(colors.map { PerceptualColor($0) })
    cells = [Int16](repeating: -1, count: 1 << (3 * Self.bits))
  }

  /// Draws a bitmap, of pixels as `ColorNumbers` has them, into one of the same size.
  mutating func draw(_ bitmap: Bitmap, into result: Bitmap) {
    guard bitmap.bounds == result.bounds else { return }
    // With a place before the first pixel and one after the last.
    var lacks = [Lack](repeating: Lack(), count: bitmap.width + 2)
    var below = lacks
    for y in 0..<bitmap.height {
      lacks.withUnsafeMutableBufferPointer { lacks in
        below.withUnsafeMutableBufferPointer { below in
          // Every second row goes the other way, so that nothing drifts.
          let step = y % 2 == 0 ? 1 : -1
          draw(bitmap.row(y), into: result.row(y), step: step, lacks, below)
          lacks.update(repeating: Lack())
        }
      }
      swap(&lacks, &below)
    }
  }

  private mutating func draw(
    _ row: UnsafeMutableBufferPointer<Int32>, into result: UnsafeMutableBufferPointer<Int32>,
    step: Int, _ lacks: UnsafeMutableBufferPointer<Lack>,
    _ below: UnsafeMutableBufferPointer<Lack>
  ) {
    var x = step > 0 ? 0 : row.count - 1
    var last: (pixel: Int32, fixed: Int32?) = (row[x], fixed[row[x]])
    for _ in row.indices {
      if row[x] != last.pixel { last = (row[x], fixed[row[x]]) }
      if let fixed = last.fixed {
        result[x] = fixed
      } else {
        let wanted = Self.channels(row[x], adding: lacks[x + 1])
        let color = nearestColor(wanted)
        result[x] = color
        let lack = Self.lack(wanted, color)
        lacks[x + 1 + step].add(lack, times: 7)
        below[x + 1 - step].add(lack, times: 3)
        below[x + 1].add(lack, times: 5)
        below[x + 1 + step].add(lack, times: 1)
      }
      x += step
    }
  }

  @inline(__always)
  private static func channels(_ pixel: Int32, adding lack: Lack) -> Lack {
    func channel(_ shift: Int32, _ lack: Int32) -> Int32 {
      min(max((pixel >> shift & 0xFF) + ((lack + 8) >> 4), 0), 255)
    }
    return Lack(
      red: channel(16, lack.red), green: channel(8, lack.green), blue: channel(0, lack.blue))
  }

  @inline(__always)
  private static func lack(_ wanted: Lack, _ color: Int32) -> Lack {
    func part(_ difference: Int32) -> Int32 { (difference * strength.numerator) >> strength.shift }
    return Lack(
      red: part(wanted.red - (color >> 16 & 0xFF)), green: part(wanted.green - (color >> 8 & 0xFF)),
      blue: part(wanted.blue - (color & 0xFF)))
  }

  @inline(__always)
  private mutating func nearestColor(_ channels: Lack) -> Int32 {
    let shift = Int32(8 - Self.bits)
    let bits = Int32(Self.bits)
    let cell = Int(
      (channels.red >> shift) << (2 * bits) | (channels.green >> shift) << bits
        | channels.blue >> shift)
    if cells[cell] < 0 { cells[cell] = place(of: cell) }
    return colors[Int(cells[cell])]
  }

  /// The place of the colour that is nearest to the middle of a cell.
  private func place(of cell: Int) -> Int16 {
    func channel(_ index: Int) -> UInt8 {
      let value = cell >> (index * Self.bits) & (1 << Self.bits - 1)
      return UInt8(truncatingIfNeeded: (2 * value + 1) << (7 - Self.bits))
    }
    let middle = PerceptualColor(red: channel(2), green: channel(1), blue: channel(0))
    return Int16(truncatingIfNeeded: nearest.place(of: middle) ?? 0)
  }
}
