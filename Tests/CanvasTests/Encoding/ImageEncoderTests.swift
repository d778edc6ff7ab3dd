import Canvas
import TestSupport
import Testing

/// What another decoder reads from the files of each format.
@Suite struct ImageEncoderTests {
  private func picture(_ bytes: [UInt8]) throws -> PillowPicture {
    try #require(try PillowPicture.decode([bytes]).first)
  }

  /// A smooth picture of odd sides with a small code on it.
  private func sample() throws -> Bitmap {
    let bitmap = try Bitmap(width: 149, height: 95) { x, y in
      Color(red: UInt8(x), green: UInt8(40 + y), blue: UInt8(200 - x / 2))
    }
    for module in 0..<25 where module % 3 != 1 {
      bitmap.fill(
        PixelRect(x: 20 + module % 5 * 6, y: 20 + module / 5 * 6, width: 6, height: 6),
        with: .white)
    }
    return bitmap
  }

  @Test(
    arguments: [
      (ImageFormat.png, "PNG", 90.0), (.jpeg(quality: 92), "JPEG", 38),
      (.jpeg(quality: 75), "JPEG", 28),
      (.webP(quality: 90), "WEBP", 30), (.losslessWebP, "WEBP", 90),
      (.avif(quality: 90), "AVIF", 38),
      (.avif(quality: 60), "AVIF", 30),
    ].filter { $0.0.canEncode })
  func comesBackAsLikeAsTheFormatKeepsIt(
    format: ImageFormat, name: String, decibels: Double
  ) throws {
    let bitmap = try sample()
    let encoded = try ImageEncoder().encode(bitmap, as: format)
    let picture = try picture(encoded.bytes)
    #expect(picture.format == name)
    #expect(picture.signalToNoise(against: bitmap) >= decibels)
    #expect(picture.colors.allSatisfy { $0.alpha == 255 })
    #expect(encoded.reductions.isEmpty)
    #expect(!encoded.isOverBudget)
  }

  @Test(
    arguments: [
      ImageFormat.png, .jpeg(quality: 80), .webP(quality: 80), .losslessWebP, .avif(quality: 80),
    ].filter(\.canEncode))
  func givesTheSameBytesOnManyThreads(format: ImageFormat) async throws {
    let first = try ImageEncoder().encode(sample(), as: format)
    try await withThrowingTaskGroup(of: EncodedImage.self) { group in
      for _ in 0..<6 {
        group.addTask { try ImageEncoder().encode(self.sample(), as: format) }
      }
      for try await other in group { #expect(other == first) }
    }
  }

  @Test(
    arguments: [ImageFormat.webP(quality: 90), .losslessWebP, .avif(quality: 90)].filter(
      \.canEncode))
  func keepsOpacityToSevenBits(format: ImageFormat) throws {
    let bitmap = try sample()
    let coverage = (0..<95).flatMap { y in (0..<149).map { UInt8(clamping: ($0 + y) * 3 - 60) } }
    let mask = try #require(CoverageMask(area: bitmap.bounds, coverage: coverage))
    let picture = try picture(ImageEncoder().encode(bitmap, as: format, mask: mask).bytes)
    let differences = zip(picture.colors, coverage).map { abs(Int($0.alpha) - Int($1)) }
    #expect(differences.max() ?? 255 <= (format == .avif(quality: 90) ? 8 : 2))
  }

  @Test func showsTheWholePictureWhereThereIsNoOpacity() throws {
    let bitmap = try sample()
    let mask = try #require(CoverageMask(area: .empty, coverage: []))
    let encoder = try ImageEncoder()
    let format = ImageFormat.jpeg(quality: 90)
    #expect(
      try encoder.encode(bitmap, as: format, mask: mask) == encoder.encode(bitmap, as: format))
  }

  @Test func tellsWhatIsOverItsBudgetInTheFormatThatWasAskedFor() throws {
    let bitmap = try sample()
    let large = try ImageEncoder().encode(bitmap, as: .jpeg(quality: 95), budget: 500)
    #expect(large.isOverBudget)
    #expect(large.reductions.isEmpty)
    #expect(try picture(large.bytes).format == "JPEG")
    let whole = try ImageEncoder().encode(bitmap, as: .png).bytes.count
    let small = try ImageEncoder().encode(bitmap, as: .png, budget: whole - 1)
    #expect(!small.reductions.isEmpty)
    #expect(try picture(small.bytes).format == "PNG")
  }
}
