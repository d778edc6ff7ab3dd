import Canvas
import Synchronization
import Testing

@Suite struct PictureCacheTests {
  private let photo = PictureCache.Key(high: 1, low: 2)
  private let other = PictureCache.Key(high: 1, low: 3)

  /// A cache that counts how often the file is opened.
  private final class Reads: Sendable {
    let cache: PictureCache
    private let opened = Mutex(0)
    var count: Int { opened.withLock { $0 } }
    private let file: [UInt8]

    init(maximumBytes: Int) throws {
      cache = PictureCache(maximumBytes: maximumBytes)
      file = try #require(try PictureFile.encoded(.png))
    }

    @discardableResult
    func picture(
      _ key: PictureCache.Key, _ width: Int, _ height: Int, fit: PictureFit = .contain
    ) throws -> Picture {
      try cache.picture(key, width: width, height: height, fit: fit) { () throws(PictureError) in
        opened.withLock { $0 += 1 }
        return try PictureSource(file)
      }
    }
  }

  @Test func opensAFileOnceForEachSizeAndFit() throws {
    let reads = try Reads(maximumBytes: 1 << 20)
    let first = try reads.picture(photo, 20, 20)
    #expect(first.width == 20 && first.height == 15)
    #expect(try reads.picture(photo, 20, 20) == first)
    #expect(reads.count == 1)
    let covering = try reads.picture(photo, 20, 20, fit: .cover())
    #expect(covering.width == 20 && covering.height == 20)
    try reads.picture(photo, 20, 20, fit: .cover(focalX: 1))
    try reads.picture(photo, 10, 20)
    try reads.picture(other, 20, 20)
    #expect(reads.count == 5)
    try reads.picture(photo, 10, 20)
    #expect(reads.count == 5)
  }

  @Test func knowsAFocalPointThatIsNoNumber() throws {
    let reads = try Reads(maximumBytes: 1 << 20)
    let picture = try reads.picture(photo, 20, 20, fit: .cover(focalX: .nan, focalY: .nan))
    #expect(try reads.picture(photo, 20, 20, fit: .cover(focalX: .nan, focalY: .nan)) == picture)
    #expect(try reads.picture(photo, 20, 20, fit: .cover()) == picture)
    #expect(reads.count == 1)
  }

  @Test func dropsWhatWasNotAskedForTheLongest() throws {
    // Room for two pictures of 8 x 6 pixels.
    let reads = try Reads(maximumBytes: 2 * 8 * 6 * 4)
    try reads.picture(photo, 8, 6)
    try reads.picture(other, 8, 6)
    try reads.picture(photo, 8, 6)
    #expect(reads.count == 2)
    try reads.picture(photo, 6, 8, fit: .fill)
    #expect(reads.count == 3)
    try reads.picture(photo, 8, 6)
    #expect(reads.count == 3)
    try reads.picture(other, 8, 6)
    #expect(reads.count == 4)
  }

  @Test func keepsNoPictureThatIsTooLarge() throws {
    let reads = try Reads(maximumBytes: 100)
    try reads.picture(photo, 4, 3)
    try reads.picture(other, 40, 30)
    try reads.picture(photo, 4, 3)
    #expect(reads.count == 2)
    try reads.picture(other, 40, 30)
    #expect(reads.count == 3)
  }

  @Test func keepsNoError() throws {
    let cache = PictureCache()
    for error in [PictureError.empty, .unknownFormat] {
      #expect(throws: error) {
        try cache.picture(photo, width: 2, height: 2) { () throws(PictureError) in throw error }
      }
    }
  }

  @Test func isSharedByManyTasks() async throws {
    let reads = try Reads(maximumBytes: 2000)
    let expected = try (1...8).map { try reads.picture(photo, $0 * 4, $0 * 3) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          let side = task % 8 + 1
          return try reads.picture(photo, side * 4, side * 3) == expected[side - 1]
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
