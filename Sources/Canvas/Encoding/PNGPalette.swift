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

  /// Makes the palette of a picture with few enough colours, or with as many when rare colours move
  /// by at most 2 in a channel.
  ///
  /// - Returns: nil when the colours do not fit.
  init?(_ runs: ColorRuns) {
    self.init(runs, maximumColors: Self.maximumColors)
  }

  /// Whether a few rows of a picture show that all of it has too many colours, by a margin, since
  /// which colours are rare may be otherwise in the whole.
  static func isHopeless(sample: ColorRuns) -> Bool {
    sample.colors.count > fewColors
      && PNGPalette(sample, maximumColors: maximumColors * 9 / 8) == nil
  }

  /// Cards of text on one colour have no more in a sample: trying these takes longer than it saves.
  private static let fewColors = maximumColors * 3 / 2

  private init?(_ runs: ColorRuns, maximumColors: Int) {
    let (colors, counts) = (runs.colors, runs.counts)
    let order = Self.order(of: colors.indices) {
      (UInt32(truncatingIfNeeded: ~counts[$0]), UInt32(bitPattern: colors[$0]))
    }
    places = [UInt8](repeating: 0, count: colors.count)
    if colors.count <= maximumColors {
      self.colors = order.map { colors[$0] }
      for (place, number) in order.enumerated() {
        places[number] = UInt8(truncatingIfNeeded: place)
      }
    } else {
      let pixels = runs.width * runs.height
      let frequent = order.prefix { counts[$0] * Self.rarePart > pixels }.count
      let kept = order.prefix(frequent).reduce(0) { $0 + counts[$1] }
      guard frequent <= maximumColors, (pixels - kept) * Self.restPart <= pixels,
        merge(
          colors, counts: counts, order: order, frequent: frequent, maximumColors: maximumColors)
      else { return nil }
    }
    putClearFirst()
  }

  /// Keeps the frequent colours, and puts the others together as far as may be: the fewer colours
  /// the edges of text have, the smaller is the file.
  ///
  /// Those edges are ramps from one colour to another. In the order of their brightness each cluster
  /// takes as long a stretch of a ramp as it can.
  private mutating func merge(
    _ given: [Int32], counts: [Int], order: [Int], frequent: Int, maximumColors: Int
  ) -> Bool {
    let kept = order.prefix(frequent).map { given[$0] }
    for (place, number) in order.prefix(frequent).enumerated() {
      places[number] = UInt8(truncatingIfNeeded: place)
    }
    var clusters: [(cluster: ColorCluster, count: Int, members: [Int])] = []
    let ramps = Self.order(of: order.dropFirst(frequent)) {
      (UInt32(Color(pixel: given[$0]).luma), UInt32(bitPattern: given[$0]))
    }
    for number in ramps {
      let color = given[number]
      if let near = kept.firstIndex(where: { color.isNear($0, Self.tolerance) }) {
        places[number] = UInt8(truncatingIfNeeded: near)
        continue
      }
      let open = max(0, clusters.count - Self.openClusters)..<clusters.count
      let taker = open.first { clusters[$0].cluster.add(color, tolerance: UInt8(Self.tolerance)) }
      if let taker {
        clusters[taker].count += counts[number]
        clusters[taker].members.append(number)
      } else {
        guard kept.count + clusters.count < maximumColors else { return false }
        clusters.append((ColorCluster(color), counts[number], [number]))
      }
    }
    clusters.sort { ($1.count, $0.cluster.color) < ($0.count, $1.cluster.color) }
    colors = kept + clusters.map(\.cluster.color)
    for (place, cluster) in clusters.enumerated() {
      for member in cluster.members {
        places[member] = UInt8(truncatingIfNeeded: kept.count + place)
      }
    }
    return true
  }

  /// Ramps between a few colours pass each brightness; more clusters than these are never near.
  private static let openClusters = 24

  /// Numbers in the order of a first key and, where it is the same, of a second one.
  private static func order(
    of numbers: some Sequence<Int>, by keys: (Int) -> (UInt32, UInt32)
  ) -> [Int] {
    numbers.map { number in
      let (first, second) = keys(number)
      return (key: UInt64(first) << 32 | UInt64(second), number: number)
    }
    .sorted { $0.key < $1.key }.map(\.number)
  }

  /// A tRNS chunk ends with the last colour that is not opaque (clause 11.3.2.1).
  private mutating func putClearFirst() {
    let order =
      colors.indices.filter { !colors[$0].isOpaque }
      + colors.indices.filter { colors[$0].isOpaque }
    var moved = [UInt8](repeating: 0, count: colors.count)
    for (place, old) in order.enumerated() { moved[old] = UInt8(truncatingIfNeeded: place) }
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
