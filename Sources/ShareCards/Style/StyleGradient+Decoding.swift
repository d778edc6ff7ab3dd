import Documents

extension ValueDecoder<StyleGradient> {
  /// A gradient: `{angle: 135, colors: ["#7a1f5c", "#c4501f"]}`, or
  /// `{center: [0.2, 0], radius: 0.8, colors: […]}`.
  package static var styleGradient: ValueDecoder {
    .mapping { reader in
      let angle = reader.optional("angle", .number(in: -360...360))
      let center = reader.optional("center", .list(of: .number(in: places), count: 2...2))
      let radius = reader.optional("radius", .number(in: 0.01...places.upperBound))
      let stops = reader.required("colors", stops)
      if reader.node(for: "angle") != nil,
        let key = ["center", "radius"].first(where: { reader.node(for: $0) != nil })
      {
        reader.report(
          .invalidValue, "a gradient has either an 'angle' or a 'center'",
          hint: "remove one of them", at: key)
      }
      let isRadial = reader.node(for: "center") != nil || reader.node(for: "radius") != nil
      let shape: CardGradient.Shape =
        isRadial
        ? .radial(x: center?.first ?? 0.5, y: center?.last ?? 0.5, radius: radius ?? 0.5)
        : .linear(angle: angle ?? 180)
      return stops.map { StyleGradient(shape: shape, stops: $0) }
    }
  }

  /// Places in shares of a card; centres may lie beside it.
  private static let places = -2.0...3.0
  /// More colours than this are no gradient.
  private static let maximumStops = 16

  private static var stops: ValueDecoder<[StyleGradient.Stop]> {
    ValueDecoder<[WrittenStop]>.list(of: stop, count: 2...maximumStops).map(placed)
  }

  /// A colour, whose place in the list is its position where it names none.
  private struct WrittenStop {
    var color: StyleColor
    var position: Double?
  }

  private static var stop: ValueDecoder<WrittenStop> {
    let placed = ValueDecoder<WrittenStop>.mapping { reader in
      let color = reader.required("color", .styleColor)
      let position = reader.required("at", .number(in: 0...1))
      return color.map { WrittenStop(color: $0, position: position) }
    }
    return ValueDecoder<WrittenStop> { node, context in
      guard node["tone"] == nil, node.entries != nil else {
        return ValueDecoder<StyleColor>.styleColor.decode(node, in: &context)
          .map { WrittenStop(color: $0) }
      }
      return placed.decode(node, in: &context)
    }
  }

  /// Gives each stop a position: the first is at 0 and the last at 1, and those between two that
  /// have one are evenly spread (CSS Images 3, section 3.4.3).
  private static func placed(_ written: [WrittenStop]) -> [StyleGradient.Stop] {
    var known = written.map(\.position)
    if let first = known.indices.first { known[first] = known[first] ?? 0 }
    if let last = known.indices.last { known[last] = known[last] ?? 1 }
    var (result, previous) = ([StyleGradient.Stop](), 0)
    for (index, stop) in written.enumerated() {
      guard known[index] == nil else {
        previous = index
        result.append(StyleGradient.Stop(color: stop.color, position: known[index] ?? 0))
        continue
      }
      let next = known[index...].firstIndex { $0 != nil } ?? index
      let (low, high) = (known[previous] ?? 0, known[next] ?? 1)
      let share = Double(index - previous) / Double(max(1, next - previous))
      result.append(StyleGradient.Stop(color: stop.color, position: low + (high - low) * share))
    }
    return result
  }
}
