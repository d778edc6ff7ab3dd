/// The coverage of the pixels of one row, summed from the edges that cross it.
///
/// An edge adds what lies to its right: to its own pixels in the exact share, and to all that follow by
/// the running sum. Only the pixels that edges cross are looked at one by one; those between have one
/// coverage.
struct CoverageRow {
  /// Neighbouring pixels of a row.
  struct Run {
    let columns: Range<Int>
    /// The coverage of all of them, or nil when each has its own in `levels`.
    let level: UInt8?
  }

  /// The coverage of the pixels of runs without a level of their own, by column.
  private var levels: [UInt8]
  /// The runs of the row from left to right after `finish`; pixels in none are not covered.
  private(set) var runs: [Run] = []
  private var cells: [Double]
  private var crossed: [Range<Int>] = []
  private let width: Int

  init(width: Int) {
    self.width = width
    levels = [UInt8](repeating: 0, count: width)
    // An edge on the right side touches the pixel after the last, and shares with the next.
    cells = [Double](repeating: 0, count: width + 2)
  }

  /// Adds the part of an edge within the row.
  ///
  /// - Parameters:
  ///   - first: the column where the part begins, 0 … width.
  ///   - second: the column where it ends, 0 … width.
  ///   - height: its height as a share of the row, negative when the edge ends what is covered.
  mutating func add(from first: Double, to second: Double, height: Double) {
    let (left, right) = (min(first, second), max(first, second))
    let (start, end) = (Int(left), Int(right))
    guard start >= 0, end <= width else { return }
    crossed.append(start..<end + 2)
    cells.withUnsafeMutableBufferPointer { cells in
      if start == end {
        Self.share(height, to: cells, column: start, middle: (left + right) / 2)
        return
      }
      let perPixel = height / (right - left)
      var x = left
      for column in start...end {
        let next = min(right, Double(column + 1))
        Self.share(perPixel * (next - x), to: cells, column: column, middle: (x + next) / 2)
        x = next
      }
    }
  }

  /// Gives the part right of `middle` to the column and all of it to those that follow.
  @inline(__always)
  private static func share(
    _ height: Double, to cells: UnsafeMutableBufferPointer<Double>, column: Int, middle: Double
  ) {
    let rest = height * (middle - Double(column))
    cells[column] += height - rest
    cells[column + 1] += rest
  }

  /// Makes the runs of what was added, and begins a new row.
  mutating func finish() {
    runs.removeAll(keepingCapacity: true)
    sortCrossed()
    var sum = 0.0
    var column = 0
    var index = 0
    while index < crossed.count {
      let start = crossed[index].lowerBound
      var end = crossed[index].upperBound
      index += 1
      while index < crossed.count, crossed[index].lowerBound <= end {
        end = max(end, crossed[index].upperBound)
        index += 1
      }
      addRun(column..<min(start, width), level: Self.level(sum))
      sum = sumCells(start..<end, from: sum)
      if start < width { runs.append(Run(columns: start..<min(end, width), level: nil)) }
      column = min(end, width)
    }
    addRun(column..<width, level: Self.level(sum))
    crossed.removeAll(keepingCapacity: true)
  }

  /// The coverage of the pixels of a run without a level of its own.
  func withLevels(of run: Run, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    levels.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[run.columns])) }
  }

  private mutating func addRun(_ columns: Range<Int>, level: UInt8) {
    if level > 0, !columns.isEmpty { runs.append(Run(columns: columns, level: level)) }
  }

  /// Edges come nearly in their order, and few at a time.
  private mutating func sortCrossed() {
    guard crossed.count > 1 else { return }
    for index in 1..<crossed.count where crossed[index].lowerBound < crossed[index - 1].lowerBound {
      return crossed.sort { $0.lowerBound < $1.lowerBound }
    }
  }

  private mutating func sumCells(_ range: Range<Int>, from start: Double) -> Double {
    var sum = start
    cells.withUnsafeMutableBufferPointer { cells in
      levels.withUnsafeMutableBufferPointer { levels in
        for column in range {
          sum += cells[column]
          cells[column] = 0
          if column < levels.count { levels[column] = Self.level(sum) }
        }
      }
    }
    return sum
  }

  @inline(__always)
  private static func level(_ coverage: Double) -> UInt8 {
    UInt8(min(abs(coverage), 1) * 255 + 0.5)
  }
}
