/// Finds every QR code in a picture, at whatever size and also light on dark.
///
/// A single reading misses codes whose modules are very small or blurred, so the picture is read at
/// several sizes. It belongs to one task at a time, as its reader does.
package final class CodeFinder {
  private let reader: QRReader
  private let timeLimit: Duration

  /// The time that a search may take; a large photo takes a few seconds.
  ///
  /// A reader tries the corner marks that it finds with each other, so a picture full of them could
  /// hold it up for hours. Large pictures are therefore read in parts of bounded cost.
  package static let usualTimeLimit = Duration.seconds(20)
  private static let tileSide = 2048
  private static let tileOverlap = 512
  /// Up to this side a picture is doubled as well, for codes of one pixel a module.
  private static let smallSide = 1000

  /// Sets up a finder.
  ///
  /// - Parameter timeLimit: how long a search may go on; what was begun is ended.
  /// - Throws: `QRCodeError.readerUnavailable` when there is no memory for it.
  package init(timeLimit: Duration = CodeFinder.usualTimeLimit) throws(QRCodeError) {
    reader = try QRReader()
    self.timeLimit = timeLimit
  }

  /// The codes of a picture, rows from the top and in each row from the left.
  ///
  /// - Parameter plane: the picture.
  /// - Returns: the codes, and whether the time was enough to search everything.
  package func codes(in plane: LuminancePlane) -> (codes: [QRReading], isComplete: Bool) {
    let deadline = ContinuousClock.now + timeLimit
    var found: [QRReading] = []
    for scaled in Self.sizes(of: plane) {
      for isInverted in [false, true] {
        let variant = isInverted ? scaled.plane.inverted() : scaled.plane
        for (origin, part) in variant.tiles(side: Self.tileSide, overlap: Self.tileOverlap) {
          guard ContinuousClock.now < deadline else { return (found.inReadingOrder, false) }
          for reading in reader.read(part) {
            let corners = reading.corners.map { corner in
              PixelPoint(
                x: min(scaled.original(corner.x + origin.x), plane.width),
                y: min(scaled.original(corner.y + origin.y), plane.height))
            }
            found.addUnlessKnown(
              QRReading(payload: reading.payload, corners: corners, isInverted: isInverted))
          }
        }
      }
    }
    return (found.inReadingOrder, true)
  }

  /// A picture at another size.
  private struct ScaledPlane {
    let plane: LuminancePlane
    let numerator: Int
    let denominator: Int

    /// A coordinate in the picture's own size.
    func original(_ coordinate: Int) -> Int { coordinate * denominator / numerator }
  }

  /// The picture as it is, halved until it is small, and doubled where it is small already.
  ///
  /// The sizes that are read in one part come first, so that large codes are found even where the
  /// time does not last for the many parts of the others.
  private static func sizes(of plane: LuminancePlane) -> [ScaledPlane] {
    var sizes = [ScaledPlane(plane: plane, numerator: 1, denominator: 1)]
    var half = plane.halved()
    var denominator = 2
    while sizes.count < 3 || max(half.width, half.height) > tileSide / 2 {
      sizes.append(ScaledPlane(plane: half, numerator: 1, denominator: denominator))
      half = half.halved()
      denominator *= 2
    }
    if max(plane.width, plane.height) <= smallSide, let double = plane.enlarged(by: 2) {
      sizes.append(ScaledPlane(plane: double, numerator: 2, denominator: 1))
    }
    let large = sizes.filter { max($0.plane.width, $0.plane.height) > tileSide }
    return sizes.dropFirst(large.count) + large.reversed()
  }
}

extension [QRReading] {
  /// Adds a code unless it is one that was found before at another size.
  fileprivate mutating func addUnlessKnown(_ reading: QRReading) {
    let isKnown = contains {
      $0.payload == reading.payload && $0.bounds.overlaps(reading.bounds)
    }
    if !isKnown { append(reading) }
  }

  /// Codes side by side stand in a row although one begins a little higher.
  fileprivate var inReadingOrder: [QRReading] {
    var rows: [[QRReading]] = []
    for reading in sorted(by: { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }) {
      let middle = reading.bounds.y + reading.bounds.height / 2
      if let first = rows.last?.first, middle < first.bounds.y + first.bounds.height {
        rows[rows.count - 1].append(reading)
      } else {
        rows.append([reading])
      }
    }
    return rows.flatMap { $0.sorted { $0.bounds.x < $1.bounds.x } }
  }
}
