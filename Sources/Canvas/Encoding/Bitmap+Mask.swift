import CGD

extension Bitmap {
  /// The bitmap, or with a mask a copy of it in which libgd's alpha says what is clear.
  func cutForGD(_ mask: CoverageMask?) throws(CanvasError) -> Bitmap {
    guard let mask else { return self }
    let copy = try Bitmap(width: width, height: height)
    copy.copy(self, cutBy: mask, clearest: UInt32(gdAlphaTransparent))
    gdImageSaveAlpha(copy.image, 1)
    return copy
  }

  /// Copies a bitmap of the same size, with the clearness that a mask gives in the highest byte of
  /// each pixel.
  ///
  /// - Parameters:
  ///   - source: an opaque bitmap.
  ///   - mask: what is covered; all outside of its area is clear.
  ///   - clearest: the number that stands for clear, and 0 for opaque: 127 or 255.
  func copy(_ source: Bitmap, cutBy mask: CoverageMask, clearest: UInt32) {
    let visible = mask.area.intersection(bounds)
    let clear = Int32(bitPattern: clearest << 24)
    for y in 0..<height {
      let (pixels, result) = (source.row(y), row(y))
      guard pixels.count == result.count else { return }
      guard visible.y..<visible.maxY ~= y, !visible.isEmpty else {
        result.update(repeating: clear)
        continue
      }
      result[..<visible.x].update(repeating: clear)
      result[visible.maxX...].update(repeating: clear)
      let start = (y - mask.area.y) * mask.area.width - mask.area.x
      mask.coverage.withUnsafeBufferPointer { coverage in
        for x in visible.x..<visible.maxX {
          // What is clear has no colour, so that it is one colour wherever it is.
          let covered = UInt32(coverage[start + x])
          let clearness = ((255 - covered) * clearest + 127) / 255
          result[x] =
            clearness == clearest ? clear : pixels[x] | Int32(bitPattern: clearness << 24)
        }
      }
    }
  }
}
