extension Path {
  /// The longest run of pixels in each row that the path covers wholly.
  ///
  /// - Parameter area: the pixels that are looked at.
  /// - Returns: the columns by row; rows without any are left out.
  func solidColumns(in area: PixelRect) -> [Int: Range<Int>] {
    var result: [Int: Range<Int>] = [:]
    var rasterizer = Rasterizer(self, in: area)
    rasterizer.forEachRow { y, row in
      let solid = row.runs.filter { $0.level == UInt8.max }
      guard let longest = solid.max(by: { $0.columns.count < $1.columns.count }) else { return }
      let columns = longest.columns
      result[y] = area.x + columns.lowerBound..<area.x + columns.upperBound
    }
    return result
  }
}
