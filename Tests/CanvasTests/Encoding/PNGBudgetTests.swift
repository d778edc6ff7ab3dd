import Canvas
import TestSupport
import Testing

@Suite struct PNGBudgetTests {
  private func sample() throws -> Bitmap {
    var sample = SamplePicture(seed: 8)
    let bitmap = try sample.photo(width: 160, height: 100)
    for module in 0..<100 {
      bitmap.fill(
        PixelRect(x: 20 + module % 10 * 6, y: 20 + module / 10 * 6, width: 6, height: 6),
        with: module * 7 % 3 == 0 ? .black : .white)
    }
    return bitmap
  }

  @Test func leavesAPictureAloneThatIsSmallEnough() throws {
    let bitmap = try sample()
    let whole = try PNGEncoder().encode(bitmap)
    let expected = EncodedImage(bytes: whole, reductions: [], isOverBudget: false)
    #expect(try PNGEncoder().encode(bitmap, budget: nil) == expected)
    #expect(try PNGEncoder().encode(bitmap, budget: whole.count) == expected)
  }

  @Test func takesFewerColorsUntilThePictureFits() throws {
    let bitmap = try sample()
    let encoder = try PNGEncoder()
    let whole = try encoder.encode(bitmap).count
    var last = whole
    for steps in [[256], [256, 128], [256, 128, 64]] {
      let result = try encoder.encode(bitmap, budget: last - 1)
      #expect(result.reductions == steps)
      #expect(!result.isOverBudget)
      #expect(result.bytes.count < last)
      let picture = try PillowPicture.decode([result.bytes])[0]
      #expect(picture.mode == "P")
      #expect(Set(picture.colors).count <= steps.last ?? 0)
      last = result.bytes.count
    }
  }

  @Test func tellsThatAPictureIsTooLargeInTheFewestColorsToo() throws {
    let result = try PNGEncoder().encode(sample(), budget: 100)
    // What is hopeless in more colours is left out.
    #expect(result.reductions == [256, 16])
    #expect(result.isOverBudget)
    #expect(Set(try PillowPicture.decode([result.bytes])[0].colors).count <= 16)
  }

  @Test(arguments: [(9_000, 33.0), (7_000, 28.0)])
  func staysLikeThePicture(budget: Int, decibels: Double) throws {
    let bitmap = try sample()
    let result = try PNGEncoder().encode(bitmap, budget: budget)
    #expect(!result.isOverBudget)
    let picture = try PillowPicture.decode([result.bytes])[0]
    #expect(picture.signalToNoise(against: bitmap) >= decibels)
  }

  @Test(arguments: [15_000, 10_000, 5_000, 0])
  func keepsFlatAreasClean(budget: Int) throws {
    let bitmap = try sample()
    let result = try PNGEncoder().encode(bitmap, budget: budget)
    let colors = try PillowPicture.decode([result.bytes])[0].colors
    var wrong = 0
    for y in 20..<80 {
      for x in 20..<80 where colors[y * 160 + x] != bitmap[x, y] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func keepsWhatIsClear() throws {
    let bitmap = try sample()
    let coverage = (0..<100).flatMap { y in
      (0..<160).map { x in UInt8(clamping: (min(x, 159 - x) + min(y, 99 - y) - 12) * 60) }
    }
    let mask = try #require(CoverageMask(area: bitmap.bounds, coverage: coverage))
    for budget in [9000, 0] {
      let result = try PNGEncoder().encode(bitmap, mask: mask, budget: budget)
      #expect(!result.reductions.isEmpty)
      let picture = try PillowPicture.decode([result.bytes])[0]
      // What is partly clear stays so, and everything else stays what it is.
      let solid = picture.colors.map { [0, 255].contains($0.alpha) ? Int($0.alpha) : -1 }
      #expect(solid == coverage.map { [0, 255].contains($0) ? Int($0) : -1 })
    }
  }

  @Test func leavesAllClearThatIs() throws {
    let mask = try #require(CoverageMask(area: .empty, coverage: []))
    let result = try PNGEncoder().encode(sample(), mask: mask, budget: 0)
    let picture = try PillowPicture.decode([result.bytes])[0]
    #expect(picture.colors.allSatisfy { $0.alpha == 0 })
    #expect(result.isOverBudget)
  }

  @Test func givesTheSameBytesAgain() throws {
    let encoder = try PNGEncoder()
    let first = try encoder.encode(sample(), budget: 7_000)
    _ = try encoder.encode(Bitmap(width: 500, height: 20))
    #expect(try encoder.encode(sample(), budget: 7_000) == first)
    #expect(try PNGEncoder().encode(sample(), budget: 7_000) == first)
  }
}
