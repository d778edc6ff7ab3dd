import QRCodes

/// Reads a code from a plane, and looks again when the reader misses it.
///
/// Readers sample a picture along lines, and now and then miss a good code at one scale that they
/// find at every other. A code that is bad is missed at all of them.
struct PatientReader {
  /// One look at a plane or a part of it, along lines that are a number of pixels apart.
  typealias Look = (LuminancePlane, _ area: PixelArea?, _ step: Int) -> [QRReading]

  private let read: Look

  /// What a plane shows.
  enum Finding: Hashable {
    /// The expected payload, and nothing else.
    case expected
    /// One code with another payload.
    case other
    /// More than one code.
    case several
    /// Nothing.
    case nothing
  }

  init(read: @escaping Look) {
    self.read = read
  }

  /// Looks for a payload.
  ///
  /// - Parameters:
  ///   - payload: what is to be read.
  ///   - plane: where to look.
  ///   - area: where in it the first look expects the code; the others look everywhere.
  ///   - modulePixels: about how large the modules are there; the first look skips lines by it.
  ///   - retries: grows by the looks after the first.
  /// - Returns: what the first look that finds anything shows.
  func find(
    _ payload: [UInt8], in plane: LuminancePlane, area: PixelArea, modulePixels: Int,
    retries: inout Int
  ) -> Finding {
    let step = Self.step(modulePixels: modulePixels)
    let first = look(for: payload, in: plane, area: area, step: step)
    guard first == .nothing else { return first }
    for variant in Self.variants {
      retries += 1
      guard let plane = variant(plane) else { continue }
      let finding = look(for: payload, in: plane, step: 1)
      if finding != .nothing { return finding }
    }
    return .nothing
  }

  /// How many pixels the lines of the first look are apart.
  ///
  /// Tried on codes of 2 to 24 pixels a module, as they are and after JPEG compression: zbar finds
  /// each at steps of half a module up to 3 pixels, but for modules of 6, of which it misses half
  /// at 3, and it misses nearly all larger ones at steps from 5 on.
  private static func step(modulePixels: Int) -> Int {
    modulePixels == 6 ? 2 : max(1, min(3, (modulePixels + 1) / 2))
  }

  private func look(
    for payload: [UInt8], in plane: LuminancePlane, area: PixelArea? = nil, step: Int
  ) -> Finding {
    let readings = read(plane, area, step)
    guard let reading = readings.first else { return .nothing }
    if readings.count > 1 { return .several }
    return reading.payload == payload ? .expected : .other
  }

  /// The same picture as other readers may sample it; none of them shows more than it does.
  private static let variants: [@Sendable (LuminancePlane) -> LuminancePlane?] = [
    { $0 },
    { $0.enlarged(by: 2) },
    { $0.cropped(columns: 1..<max(2, $0.width), rows: 1..<max(2, $0.height)) },
    { $0.enlarged(by: 3) },
    { $0.enlarged(by: 3)?.shrunk(by: 4) },
  ]
}
