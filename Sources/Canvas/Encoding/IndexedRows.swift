/// Writes the rows of a picture as places in a palette, as a PNG file holds them.
enum IndexedRows {
  /// The fewest bits that tell so many colours apart (ISO/IEC 15948, clause 11.2.2).
  static func smallestDepth(colors: Int) -> Int {
    [1, 2, 4].first { colors <= 1 << $0 } ?? 8
  }

  /// The bytes of a row with its filter type.
  static func rowBytes(width: Int, depth: Int) -> Int { (width * depth + 7) / 8 + 1 }

  /// Writes all rows.
  ///
  /// A row that is the one above becomes zeros by the filter `up`; the others have no filter, since
  /// places in a palette that differ little are not alike. Rows of the first colour alone are zeros
  /// without a filter, and stay one long run of them when nothing stands between: on cards of text,
  /// where they are half of all rows, that saves a tenth of the file.
  ///
  /// - Parameters:
  ///   - runs: the picture.
  ///   - places: the place in the palette for each numbered colour.
  ///   - depth: the bits of a pixel: 1, 2, 4 or 8.
  ///   - output: `rowBytes(width:depth:)` bytes for each row.
  static func write(
    _ runs: ColorRuns, places: [UInt8], depth: Int, into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    let rowBytes = rowBytes(width: runs.width, depth: depth)
    guard var row = output.baseAddress, output.count >= rowBytes * runs.height else { return }
    var isZero = false
    for y in 0..<runs.height {
      let pixels = runs.row(y)
      if pixels.isEmpty {
        row[0] = (isZero ? PNGFilter.none : .up).rawValue
        (row + 1).update(repeating: 0, count: rowBytes - 1)
      } else {
        isZero = pixels.count == 1 && pixels.first.map { places[Int($0.color)] } == 0
        row[0] = PNGFilter.none.rawValue
        if depth == 8 {
          writeBytes(pixels, places, into: row + 1)
        } else {
          writeBits(pixels, places, depth, into: row + 1)
        }
      }
      row += rowBytes
    }
  }

  @inline(__always)
  private static func writeBytes(
    _ runs: ArraySlice<ColorRuns.Run>, _ places: [UInt8], into row: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    for run in runs {
      let length = Int(run.length)
      (row + x).update(repeating: places[Int(run.color)], count: length)
      x += length
    }
  }

  /// The leftmost pixel of a byte has its highest bits (clause 7.2).
  private static func writeBits(
    _ runs: ArraySlice<ColorRuns.Run>, _ places: [UInt8], _ depth: Int,
    into row: UnsafeMutablePointer<UInt8>
  ) {
    var (byte, bits, next) = (UInt8(0), 0, row)
    for run in runs {
      let place = places[Int(run.color)]
      for _ in 0..<run.length {
        byte = byte << UInt8(depth) | place
        bits += depth
        if bits == 8 {
          next.pointee = byte
          next += 1
          (byte, bits) = (0, 0)
        }
      }
    }
    if bits > 0 { next.pointee = byte << UInt8(8 - bits) }
  }
}
