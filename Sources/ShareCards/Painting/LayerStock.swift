import Canvas

/// Layers that are kept for the next part of the same size: fresh memory costs more than painting
/// does.
///
/// It belongs to one task at a time.
final class LayerStock {
  /// Those that nothing is painted on, the longest unused first.
  private var free: [Layer] = []

  /// The most pixels of layers that are kept: those of two cards of 1080x1920 at scale 2.
  static let maximumPixels = 1 << 24

  /// How many layers are kept.
  var count: Int { free.count }

  /// Takes a clear layer out of the stock, or makes one.
  ///
  /// - Throws: `CanvasError.invalidSize` when a layer cannot be that large.
  func layer(width: Int, height: Int) throws(CanvasError) -> Layer {
    guard let index = free.lastIndex(where: { $0.width == width && $0.height == height }) else {
      return try Layer(width: width, height: height)
    }
    let layer = free.remove(at: index)
    layer.clear()
    return layer
  }

  /// Puts a layer that is not needed any more into the stock.
  func keep(_ layer: Layer) {
    free.append(layer)
    var pixels = free.reduce(0) { $0 + $1.width * $1.height }
    while pixels > Self.maximumPixels, let oldest = free.first {
      pixels -= oldest.width * oldest.height
      free.removeFirst()
    }
  }
}
