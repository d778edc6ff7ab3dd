/// Rows of values, of which neighbours that are equal are held once.
///
/// Most rows of a plate are like the one above, before a blur and after it, so that little is left to be
/// computed.
struct RowStack {
  private let width: Int
  /// The different rows one after the other; the first one is all zeros.
  private var values: [Float]
  /// The number of each row in `values`.
  private var numbers: [Int] = []

  private static let zeros = 0

  /// The coverage of a path, 0 … 255.
  init(_ path: Path, in area: PixelRect) {
    width = area.width
    values = [Float](repeating: 0, count: area.width)
    var rasterizer = Rasterizer(path, in: area)
    rasterizer.forEachRow { y, row in
      while numbers.count < y - area.y { numbers.append(Self.zeros) }
      append { target in
        target.update(repeating: 0)
        for run in row.runs {
          if let level = run.level {
            for column in run.columns { target[column] = Float(level) }
          } else {
            row.withLevels(of: run) {
              for (column, level) in zip(run.columns, $0) { target[column] = Float(level) }
            }
          }
        }
      }
    }
    while numbers.count < area.height { numbers.append(Self.zeros) }
  }

  /// The values of two rows.
  func withRows(
    _ first: Int, _ second: Int,
    _ body: (UnsafeBufferPointer<Float>, UnsafeBufferPointer<Float>) -> Void
  ) {
    values.withUnsafeBufferPointer { values in
      body(row(numbers[first], values), row(numbers[second], values))
    }
  }

  private func row(
    _ number: Int, _ values: UnsafeBufferPointer<Float>
  ) -> UnsafeBufferPointer<Float> {
    UnsafeBufferPointer(rebasing: values[number * width..<(number + 1) * width])
  }

  /// Adds the row that `write` makes, or the number of the last one when they are equal.
  private mutating func append(_ write: (UnsafeMutableBufferPointer<Float>) -> Void) {
    let start = values.count
    values.append(contentsOf: repeatElement(0, count: width))
    values.withUnsafeMutableBufferPointer {
      write(UnsafeMutableBufferPointer(rebasing: $0[start..<start + width]))
    }
    if let last = numbers.last,
      values[start..<start + width].elementsEqual(values[last * width..<(last + 1) * width])
    {
      values.removeLast(width)
      numbers.append(last)
    } else {
      numbers.append(start / width)
    }
  }

  /// Blurs each row by all passes.
  mutating func blurRows(by kernel: BlurKernel) {
    var first = [Float](repeating: 0, count: width)
    var second = first
    values.withUnsafeMutableBufferPointer { values in
      first.withUnsafeMutableBufferPointer { first in
        second.withUnsafeMutableBufferPointer { second in
          for start in stride(from: 0, to: values.count, by: max(width, 1)) {
            let row = UnsafeMutableBufferPointer(rebasing: values[start..<start + width])
            kernel.blurLine(UnsafeBufferPointer(row), into: first)
            kernel.blurLine(UnsafeBufferPointer(first), into: second)
            kernel.blurLine(UnsafeBufferPointer(second), into: row)
          }
        }
      }
    }
  }

  /// Blurs the columns by one pass.
  mutating func blurColumns(by kernel: BlurKernel) {
    let source = self
    values = [Float](repeating: 0, count: width)
    numbers = []
    var sums = values
    let reach = kernel.radius + 1
    for y in 0..<kernel.radius { source.add(y, 1, to: &sums) }
    var equal = 0
    for y in source.numbers.indices {
      source.add(y + kernel.radius, 1, to: &sums)
      // Among rows that are all equal, the mean stays what it was.
      equal = source.number(y + reach) == source.number(y + reach - 1) ? equal + 1 : 0
      if y > 0, equal > 2 * reach {
        numbers.append(numbers[y - 1])
      } else {
        numbers.append(values.count / width)
        var mean = sums.map { $0 * kernel.scale }
        source.add(y - reach, kernel.edge * kernel.scale, to: &mean)
        source.add(y + reach, kernel.edge * kernel.scale, to: &mean)
        values += mean
      }
      source.add(y - kernel.radius, -1, to: &sums)
    }
  }

  /// The number of a row, that of zeros outside.
  private func number(_ y: Int) -> Int {
    y >= 0 && y < numbers.count ? numbers[y] : Self.zeros
  }

  /// Adds the multiple of a row to a sum.
  private func add(_ y: Int, _ factor: Float, to sums: inout [Float]) {
    let number = number(y)
    guard number != Self.zeros else { return }
    values.withUnsafeBufferPointer { values in
      let row = row(number, values)
      sums.withUnsafeMutableBufferPointer { sums in
        for index in 0..<min(row.count, sums.count) { sums[index] += row[index] * factor }
      }
    }
  }
}
