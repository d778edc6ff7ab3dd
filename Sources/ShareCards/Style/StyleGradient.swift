/// A gradient as files write it.
package struct StyleGradient: Hashable, Sendable {
  package var shape: CardGradient.Shape
  package var stops: [Stop]

  /// A colour at a position, 0 … 1.
  package struct Stop: Hashable, Sendable {
    package var color: StyleColor
    package var position: Double
  }

  /// The gradient on cards of a brand.
  ///
  /// - Parameter tint: the brand's colour.
  /// - Returns: the gradient.
  package func gradient(tint: CardColor) -> CardGradient {
    CardGradient(
      shape,
      stops: stops.map {
        CardGradient.Stop(color: $0.color.color(tint: tint), position: $0.position)
      })
  }
}
