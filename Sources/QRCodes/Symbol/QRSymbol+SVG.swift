extension QRSymbol {
  /// The number of modules on each side with the quiet zone: the side of the `viewBox` for
  /// `svgPath`.
  package var sideWithQuietZone: Int { dimension + 2 * Self.quietZone }

  /// All dark modules as the data of an SVG path (SVG 2, section 9.3), one unit a module.
  ///
  /// Each run of dark modules in a row is one rectangle, such as `M4 4h7v1h-7z`. The origin is the
  /// top left corner of the quiet zone.
  package var svgPath: String {
    var path = ""
    for row in 0..<dimension {
      for run in darkRuns(row: row) {
        path += "M\(run.lowerBound + Self.quietZone) \(row + Self.quietZone)"
        path += "h\(run.count)v1h-\(run.count)z"
      }
    }
    return path
  }

  /// The columns of a row that are dark, as runs that are as long as possible.
  package func darkRuns(row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var column = 0
    while column < dimension {
      let start = column
      while column < dimension, self[column: column, row: row] { column += 1 }
      if column > start { runs.append(start..<column) }
      column += 1
    }
    return runs
  }
}
