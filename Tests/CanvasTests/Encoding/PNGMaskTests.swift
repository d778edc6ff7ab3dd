import Canvas
import TestSupport
import Testing

@Suite struct PNGMaskTests {
  /// Coverage that rises from the edges of an area, and its opacity at each pixel of the bitmap.
  private func ramp(_ area: PixelRect) throws -> CoverageMask {
    let coverage = (0..<area.height).flatMap { y in
      (0..<area.width).map { x in
        UInt8(clamping: 40 * min(x, y, area.width - 1 - x, area.height - 1 - y))
      }
    }
    return try #require(CoverageMask(area: area, coverage: coverage))
  }

  private func opacity(of mask: CoverageMask, x: Int, y: Int) -> UInt8 {
    let (column, row) = (x - mask.area.x, y - mask.area.y)
    guard (0..<mask.area.width) ~= column, (0..<mask.area.height) ~= row else { return 0 }
    return mask.coverage[row * mask.area.width + column]
  }

  /// The colours that a decoder is to read: those of the bitmap, and none where it is clear.
  private func expected(_ bitmap: Bitmap, _ mask: CoverageMask) -> [Color] {
    (0..<bitmap.width * bitmap.height).map { index in
      var color = bitmap.colors[index]
      color.alpha = opacity(of: mask, x: index % bitmap.width, y: index / bitmap.width)
      return color.alpha > 0 ? color : Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 31, height: 23), PixelRect(x: 5, y: 4, width: 9, height: 11),
    PixelRect(x: -6, y: -3, width: 20, height: 60), PixelRect(x: 20, y: 10, width: 40, height: 9),
    PixelRect(x: 50, y: 50, width: 8, height: 8), .empty,
  ])
  func clearsWhatTheMaskDoesNotCover(area: PixelRect) throws {
    var sample = SamplePicture(seed: 4)
    let mask = try ramp(area)
    let bitmaps = [
      try sample.runs(width: 31, height: 23, colors: 6), try sample.noise(width: 31, height: 23),
    ]
    let pictures = try PillowPicture.decode(
      bitmaps.map { try PNGEncoder().encode($0, mask: mask) })
    for (bitmap, picture) in zip(bitmaps, pictures) {
      #expect(picture.colors == expected(bitmap, mask))
    }
    #expect(pictures[0].mode == "P")
    #expect(pictures[0].info == ["srgb", "transparency"])
  }

  @Test func writesEveryOpacityOfAPicture() throws {
    var sample = SamplePicture(seed: 5)
    let bitmap = try sample.noise(width: 256, height: 3)
    let coverage = (0..<3).flatMap { _ in (0...255).map { UInt8($0) } }
    let mask = try #require(CoverageMask(area: bitmap.bounds, coverage: coverage))
    let png = try PNGEncoder().encode(bitmap, mask: mask)
    let picture = try PillowPicture.decode([png])[0]
    #expect(picture.mode == "RGBA")
    #expect(picture.colors == expected(bitmap, mask))
  }

  @Test func leavesNoClearPixelUnderAMaskThatCoversAll() throws {
    var sample = SamplePicture(seed: 6)
    let bitmap = try sample.runs(width: 40, height: 30, colors: 5)
    let coverage = [UInt8](repeating: 255, count: 40 * 30)
    let mask = try #require(CoverageMask(area: bitmap.bounds, coverage: coverage))
    let encoder = try PNGEncoder()
    #expect(try encoder.encode(bitmap, mask: mask) == encoder.encode(bitmap))
  }

  @Test func forgetsTheMaskOfThePictureBefore() throws {
    var sample = SamplePicture(seed: 7)
    let bitmap = try sample.runs(width: 40, height: 30, colors: 5)
    let encoder = try PNGEncoder()
    let first = try encoder.encode(bitmap)
    let mask = try ramp(PixelRect(x: 3, y: 3, width: 20, height: 20))
    let masked = try encoder.encode(bitmap, mask: mask)
    #expect(masked != first)
    #expect(try encoder.encode(bitmap) == first)
    #expect(try encoder.encode(bitmap, mask: mask) == masked)
  }
}
