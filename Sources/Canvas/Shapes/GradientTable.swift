/// The colours of a gradient in steps, fine enough that none shows.
///
/// An entry holds the channels of a premultiplied pixel in the lanes of `PixelLanes`, with 8 bits
/// after the point, which `DitherPattern` rounds.
struct GradientTable {
  /// The steps between the two ends.
  ///
  /// A change over all 8 bits makes a quarter of a value each.
  static let steps = 1024

  /// The colour before the start, those of the steps, and the colour behind the end.
  let entries: [UInt64]
  /// Whether all colours are opaque.
  let isOpaque: Bool

  /// Nil when there are no stops.
  ///
  /// - Parameters:
  ///   - stops: the colours.
  ///   - opacity: what multiplies their alpha, 0 … 1.
  init?(_ stops: [GradientStop], opacity: Double) {
    let stops = Self.ordered(stops, opacity: opacity)
    guard let first = stops.first, let last = stops.last else { return nil }
    var entries = [first.rounded]
    entries.reserveCapacity(Self.steps + 2)
    var next = 0
    for step in 0..<Self.steps {
      let position = (Double(step) + 0.5) / Double(Self.steps)
      while next < stops.count, stops[next].position <= position { next += 1 }
      if next == 0 {
        entries.append(first.rounded)
      } else if next == stops.count {
        entries.append(last.rounded)
      } else {
        entries.append(stops[next - 1].lanes(to: stops[next], at: position))
      }
    }
    entries.append(last.rounded)
    self.entries = entries
    isOpaque = stops.allSatisfy { $0.channels.w == 255 }
  }

  /// The stops with positions that do not go back.
  private static func ordered(_ stops: [GradientStop], opacity: Double) -> [Stop] {
    var result: [Stop] = []
    var position = 0.0
    for stop in stops {
      // A position that is not a number is no larger than any.
      if stop.position > position { position = min(stop.position, 1) }
      result.append(Stop(position: position, color: stop.color, opacity: opacity))
    }
    return result
  }

  /// A stop with its colour multiplied by its alpha, 0 … 255 for each channel.
  private struct Stop {
    let position: Double
    let channels: SIMD4<Double>

    init(position: Double, color: Color, opacity: Double) {
      self.position = position
      let factor = opacity > 0 ? min(opacity, 1) : 0
      let alpha = Double(color.alpha) / 255 * factor
      channels =
        SIMD4(Double(color.blue), Double(color.red), Double(color.green), 255) * alpha
    }

    /// The colour in whole values, which no dithering changes.
    var rounded: UInt64 { Self.lanes(channels.rounded(.toNearestOrAwayFromZero)) }

    /// The colour at a position between this stop and a later one.
    func lanes(to next: Stop, at position: Double) -> UInt64 {
      // Where nothing changes there is nothing to dither.
      guard channels != next.channels else { return rounded }
      let share = (position - self.position) / (next.position - self.position)
      return Self.lanes(channels + (next.channels - channels) * share)
    }

    private static func lanes(_ channels: SIMD4<Double>) -> UInt64 {
      let fixed = channels * 256 + 0.5
      return UInt64(fixed.x) | UInt64(fixed.y) << 16 | UInt64(fixed.z) << 32
        | UInt64(fixed.w) << 48
    }
  }
}
