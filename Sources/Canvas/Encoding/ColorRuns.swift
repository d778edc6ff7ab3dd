/// A picture as runs of one colour: on a card, where most neighbours are equal, some ten thousand
/// runs stand for a million pixels.
struct ColorRuns {
  /// A stretch of pixels in a row.
  struct Run {
    /// The number of the colour.
    let color: UInt16
    /// The number of pixels: no bitmap is wider than this can count.
    let length: UInt16
  }

  private var numbers = ColorNumbers()
  private var runs: [Run] = []
  /// Where the runs of each row end; a row without any is the one above it.
  private var ends: [Int] = []
  private(set) var width = 0
  /// Whether all rows that were to be read last are here.
  private(set) var isComplete = false

  var height: Int { ends.count }

  /// The colours in the order of their numbers, as `ColorNumbers` has them.
  var colors: [Int32] { numbers.colors }

  /// The runs of a row, empty when all of its pixels are those of the row above.
  func row(_ y: Int) -> ArraySlice<Run> {
    runs[(y > 0 ? ends[y - 1] : 0)..<ends[y]]
  }

  /// Reads a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - step: how many rows one that is read is from the next; all are with 1.
  /// - Returns: false, with the rest unread, as soon as there are more colours than get a number.
  mutating func read(_ bitmap: Bitmap, every step: Int = 1) -> Bool {
    numbers.removeAll()
    runs.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    width = bitmap.width
    isComplete = false
    for y in stride(from: 0, to: bitmap.height, by: step) {
      let row = bitmap.row(y)
      let isRepeated = y > 0 && haveSameBytes(row, bitmap.row(y - step))
      guard isRepeated || append(row) else { return false }
      ends.append(runs.count)
    }
    isComplete = true
    return true
  }

  /// How many pixels each colour has, by its number.
  var counts: [Int] {
    var counts = [Int](repeating: 0, count: colors.count)
    var y = 0
    while y < height {
      var next = y + 1
      while next < height, ends[next] == ends[y] { next += 1 }
      for run in row(y) { counts[Int(run.color)] += Int(run.length) * (next - y) }
      y = next
    }
    return counts
  }

  private mutating func append(_ row: UnsafeMutableBufferPointer<Int32>) -> Bool {
    guard let start = row.baseAddress else { return true }
    var x = 0
    while x < row.count {
      let length = Self.runLength(start + x, limit: row.count - x)
      guard let number = numbers.number(of: start[x]) else { return false }
      runs.append(Run(color: number, length: UInt16(truncatingIfNeeded: length)))
      x += length
    }
    return true
  }

  /// How many pixels from the first one on are equal to it.
  @inline(__always)
  private static func runLength(_ pixels: UnsafePointer<Int32>, limit: Int) -> Int {
    let first = pixels[0]
    var length = 1
    while length < min(limit, 4) {
      guard pixels[length] == first else { return length }
      length += 1
    }
    // Eight at a time: the differences of all of them are in one number.
    let pair = UInt64(UInt32(bitPattern: first)) &* 0x1_0000_0001
    while length + 8 <= limit {
      let bytes = UnsafeRawPointer(pixels + length)
      let difference =
        (bytes.loadUnaligned(as: UInt64.self) ^ pair)
        | (bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair)
        | (bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair)
        | (bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair)
      guard difference == 0 else { break }
      length += 8
    }
    while length < limit, pixels[length] == first { length += 1 }
    return length
  }
}
