/// The colours of a PNG palette, and which of them each numbered colour of a picture became.
struct PNGPalette {
  /// The most colours that a palette holds (ISO/IEC 15948, clause 11.2.3).
  static let maximumColors = 256
  /// How far a channel of a rare colour may move when that makes the colours fit.
  static let tolerance = 2
  /// A colour of less than this part of the pixels is rare.
  private static let rarePart = 1024
  /// Rare colours are merged only when all of them together are at most this part of the pixels: edges
  /// of shapes are, a gradient is not, and would show steps.
  private static let restPart = 8

  /// As `ColorNumbers` has them: those that are not opaque first, then the most frequent.
  private(set) var colors: [Int32] = []
  /// The place in `colors` of each numbered colour.
  private(set) var places: [UInt8]

  /// Makes the palette of a picture with at most 256 colours, or with as many when rare colours move
  /// by at most 2 in a channel.
  ///
  /// - Returns: nil when the colours do not fit.
  init?(_ runs: ColorRuns) {
    let (colors, counts) = (runs.colors, runs.counts)
    let order = colors.indices.sorted {
      counts[$0] != counts[$1] ? counts[$0] > counts[$1] : colors[$0] < colors[$1]
    }
    places = [UInt8](repeating: 0, count: colors.count)
    if colors.count <= Self.maximumColors {
      self.colors = order.map { colors[$0] }
      for (place, number) in order.enumerated() { places[number] = UInt8(place) }
    } else {
      let pixels = runs.width * runs.height
      let frequent = order.prefix { counts[$0] * Self.rarePart > pixels }.count
      let kept = order.prefix(frequent).reduce(0) { $0 + counts[$1] }
      guard frequent <= Self.maximumColors, (pixels - kept) * Self.restPart <= pixels,
        merge(colors, order: order, frequent: frequent)
      else { return nil }
    }
    putClearFirst()
  }

  /// Keeps the frequent colours, and each other one unless a colour near it is there.
  ///
  /// All that may be merged is: the fewer colours the edges of text have, the smaller is the file.
  private mutating func merge(_ given: [Int32], order: [Int], frequent: Int) -> Bool {
    colors.removeAll()
    for (rank, number) in order.enumerated() {
      let color = given[number]
      let near = rank < frequent ? nil : colors.firstIndex { color.isNear($0, Self.tolerance) }
      places[number] = UInt8(truncatingIfNeeded: near ?? colors.count)
      guard near == nil else { continue }
      guard colors.count < Self.maximumColors else { return false }
      colors.append(color)
    }
    return true
  }

  /// A tRNS chunk ends with the last colour that is not opaque (clause 11.3.2.1).
  private mutating func putClearFirst() {
    let order =
      colors.indices.filter { !colors[$0].isOpaque }
      + colors.indices.filter { colors[$0].isOpaque }
    var moved = [UInt8](repeating: 0, count: colors.count)
    for (place, old) in order.enumerated() { moved[old] = UInt8(place) }
    colors = order.map { colors[$0] }
    places = places.map { moved[Int($0)] }
  }

  /// The data of a PLTE chunk.
  var paletteData: [UInt8] {
    colors.flatMap { pixel -> [UInt8] in
      let color = Color(pixel: pixel)
      return [color.red, color.green, color.blue]
    }
  }

  /// The data of a tRNS chunk; empty when all colours are opaque.
  var opacityData: [UInt8] { colors.prefix { !$0.isOpaque }.map(\.opacity) }
}
