import Canvas

/// What is the same for all views of a card: measurers are copied for each stack.
final class MeasuringScene {
  let card: Card
  let engine: TextEngine
  let metrics: SizeMetrics
  let outputScale: Double
  let direction: TextDirection
  let plateSide: Double?

  init(
    card: Card, engine: TextEngine, metrics: SizeMetrics, outputScale: Double,
    direction: TextDirection, plateSide: Double?
  ) {
    self.card = card
    self.engine = engine
    self.metrics = metrics
    self.outputScale = outputScale
    self.direction = direction
    self.plateSide = plateSide
  }
}
