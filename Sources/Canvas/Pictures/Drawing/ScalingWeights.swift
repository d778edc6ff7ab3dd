/// The old pixels of one side that make each of some new ones, and how much each of them counts.
///
/// A side that gets shorter takes the mean of what a new pixel covers; one that gets longer goes
/// straight from the middle of one old pixel to that of the next, so that nothing is jagged. The
/// weights of a new pixel are whole numbers that sum up to `one`, so that an even colour stays
/// itself.
struct ScalingWeights {
  /// The old pixels of a new one, as a range of their places, and where their weights begin.
  struct Span {
    let first: Int
    let count: Int
    let start: Int
  }

  /// What the weights of a new pixel sum up to.
  ///
  /// A weight times a value of 16 bits is one of 31.
  static let one = 1 << shift
  static let shift = 15

  private(set) var spans: [Span] = []
  private(set) var weights: [UInt16] = []
  /// Whether each new pixel is an old one.
  let isIdentity: Bool

  /// Computes the weights of some new pixels.
  ///
  /// - Parameters:
  ///   - old: the side's length in old pixels, at most `Picture.maximumSide`.
  ///   - new: the side's length in new pixels, at most `PicturePlacement.maximumScaledSide`.
  ///   - window: those of the new pixels that are wanted.
  init(from old: Int, to new: Int, window: Range<Int>) {
    isIdentity = old == new
    let window = window.clamped(to: 0..<max(0, new))
    guard old > 0 else { return }
    spans.reserveCapacity(window.count)
    for index in window {
      if new > old {
        addBlend(at: index, old: old, new: new)
      } else {
        addMean(at: index, old: old, new: new)
      }
    }
  }

  /// The old pixels that any of the new ones needs.
  var sources: Range<Int> {
    guard let first = spans.first, let last = spans.last else { return 0..<0 }
    return first.first..<last.first + last.count
  }

  /// The area mean, in units of which an old pixel has `new` and a new one `old`.
  private mutating func addMean(at index: Int, old: Int, new: Int) {
    let (start, end) = (index * old, (index + 1) * old)
    let (first, last) = (start / new, (end - 1) / new)
    spans.append(Span(first: first, count: last - first + 1, start: weights.count))
    var before = 0
    // What is rounded is the sum so far, so that the errors do not add up.
    for source in first...last {
      let covered = min(end, (source + 1) * new) - start
      let sum = (covered * Self.one + old / 2) / old
      weights.append(UInt16(clamping: sum - before))
      before = sum
    }
  }

  /// The blend of two neighbours, in units of which an old pixel has 2 * `new`.
  private mutating func addBlend(at index: Int, old: Int, new: Int) {
    let unit = 2 * new
    let middle = max(0, (2 * index + 1) * old - new)
    let first = min(middle / unit, old - 1)
    let second = ((middle - first * unit) * Self.one + new) / unit
    let isLast = first == old - 1
    spans.append(Span(first: first, count: isLast ? 1 : 2, start: weights.count))
    weights.append(UInt16(clamping: isLast ? Self.one : Self.one - second))
    if !isLast { weights.append(UInt16(clamping: second)) }
  }
}
