extension CoverageMask {
  /// How much of each pixel a path covers.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - area: the pixels of the mask, of which there may be as many as a bitmap has; what the path
  ///     covers outside of them is left out.
  package init(of path: Path, in area: PixelRect) {
    var coverage = [UInt8](repeating: 0, count: area.width * area.height)
    var rasterizer = Rasterizer(path, in: area)
    rasterizer.forEachRow { y, row in
      let start = (y - area.y) * area.width
      for run in row.runs {
        let place = start + run.columns.lowerBound..<start + run.columns.upperBound
        coverage.withUnsafeMutableBufferPointer { coverage in
          let target = UnsafeMutableBufferPointer(rebasing: coverage[place])
          if let level = run.level {
            target.update(repeating: level)
          } else {
            row.withLevels(of: run) { _ = target.update(fromContentsOf: $0) }
          }
        }
      }
    }
    self.init(area: area, unchecked: coverage)
  }

  /// The part of the mask that another one covers too: the product of both.
  package func intersection(_ other: CoverageMask) -> CoverageMask {
    let common = area.intersection(other.area)
    var coverage: [UInt8] = []
    coverage.reserveCapacity(common.width * common.height)
    for y in common.y..<common.maxY {
      for (left, right) in zip(row(y, common), other.row(y, common)) {
        coverage.append(PixelLanes.product(left, right))
      }
    }
    return CoverageMask(area: common, unchecked: coverage)
  }

  /// The coverage of a row of pixels, all of which lie in the mask's area.
  func row(_ y: Int, _ columns: PixelRect) -> ArraySlice<UInt8> {
    let start = (y - area.y) * area.width - area.x
    return coverage[start + columns.x..<start + columns.maxX]
  }
}
