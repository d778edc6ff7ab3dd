/// The pixels of a gradient, row by row.
struct GradientShader {
  private enum Form {
    /// The position at the origin and its change for a pixel right and for one down.
    case linear(origin: Double, right: Double, down: Double)
    case radial(center: Path.Point, radius: Double)
  }

  private let form: Form
  private let table: GradientTable
  /// Whether each of its pixels is opaque.
  var isOpaque: Bool { table.isOpaque }

  /// The shortest length from the first position to the last, in pixels; a shorter one is none.
  private static let shortest = 1e-3
  /// Positions further from 0 than this count as this far, which keeps sums within 64 bits.
  private static let furthest = 1e8
  /// The most columns by which a row is shifted against the one above it.
  private static let steepest = 16.0
  /// A position of 1 as a whole number: 32 bits after the point.
  private static let one = Double(1 << 32)

  /// Nil when nothing is to be painted.
  init?(_ gradient: LinearGradient, opacity: Double) {
    let (start, end) = (gradient.start, gradient.end)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    guard square.isFinite, start.x.isFinite, start.y.isFinite,
      let table = GradientTable(gradient.stops, opacity: opacity)
    else { return nil }
    self.table = table
    form =
      square < Self.shortest * Self.shortest
      ? .linear(origin: 1, right: 0, down: 0)
      : .linear(
        origin: -(start.x * x + start.y * y) / square, right: x / square, down: y / square)
  }

  /// Nil when nothing is to be painted.
  init?(_ gradient: RadialGradient, opacity: Double) {
    let center = gradient.center
    guard center.x.isFinite, center.y.isFinite, gradient.radius.isFinite,
      let table = GradientTable(gradient.stops, opacity: opacity)
    else { return nil }
    self.table = table
    form =
      gradient.radius < Self.shortest
      ? .linear(origin: 1, right: 0, down: 0)
      : .radial(center: center, radius: gradient.radius)
  }

  /// Writes premultiplied pixels 0xAARRGGBB.
  ///
  /// - Parameters:
  ///   - target: as many pixels as are wanted.
  ///   - x: the column of the first one on the surface.
  ///   - y: the row.
  ///   - kept: the bits of a pixel that are written.
  func write(_ target: UnsafeMutableBufferPointer<Int32>, x: Int, y: Int, kept: Int32) {
    let thresholds = DitherPattern.row(y)
    thresholds.withUnsafeBufferPointer { thresholds in
      table.entries.withUnsafeBufferPointer { entries in
        let dither = DitheredRow(entries: entries, thresholds: thresholds, kept: kept)
        switch form {
        case .linear(let origin, let right, let down):
          let shift = Self.shift(ofRow: y, right: right, down: down)
          let rows = shift == nil ? Double(y) + 0.5 : 0.5
          let position = origin + right * 0.5 + down * rows
          let fixed = Int64(Self.clamped(position) * Self.one)
          let step = Int64(right * Self.one)
          let x = x &+ (shift ?? 0)
          if step == 0 {
            dither.writeEqual(target, x: x, entry: Self.entry(fixed))
          } else {
            Self.writeLine(target, x: x, from: fixed, step: step, dither: dither)
          }
        case .radial(let center, let radius):
          Self.writeCircles(target, x: x, y: y, center: center, radius: radius, dither: dither)
        }
      }
    }
  }

  /// By how many columns a row shows what the first row shows further left; nil where that would be
  /// too many.
  ///
  /// Whole columns put a position off by half a column at most, and in exchange rows repeat each
  /// other, the dither pattern too: without that, a gradient's PNG file is several times as large.
  private static func shift(ofRow y: Int, right: Double, down: Double) -> Int? {
    let slope = down / right
    return abs(slope) <= steepest ? Int((slope * Double(y)).rounded()) : nil
  }

  private static func clamped(_ position: Double) -> Double {
    min(max(position, -furthest), furthest)
  }

  /// The entry for a position of 32 bits after the point.
  @inline(__always)
  private static func entry(_ position: Int64) -> Int {
    Int(min(max(position >> 22, -1), Int64(GradientTable.steps))) + 1
  }

  private static func writeLine(
    _ target: UnsafeMutableBufferPointer<Int32>, x: Int, from start: Int64, step: Int64,
    dither: DitheredRow
  ) {
    var position = start &+ step &* Int64(x)
    for index in target.indices {
      target[index] = dither.pixel(entry: entry(position), x: x &+ index)
      position &+= step
    }
  }

  private static func writeCircles(
    _ target: UnsafeMutableBufferPointer<Int32>, x: Int, y: Int, center: Path.Point,
    radius: Double, dither: DitheredRow
  ) {
    let limit = Float(GradientTable.steps)
    let scale = limit / Float(radius)
    let vertical = Float(clamped(Double(y) + 0.5 - center.y)) * scale
    let square = vertical * vertical
    let left = Float(clamped(Double(x) + 0.5 - center.x)) * scale
    for index in target.indices {
      let horizontal = left + Float(index) * scale
      let distance = (horizontal * horizontal + square).squareRoot()
      let step = Int(distance < limit ? distance : limit)
      target[index] = dither.pixel(entry: step + 1, x: x &+ index)
    }
  }
}
