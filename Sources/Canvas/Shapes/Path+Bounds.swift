extension Path {
  /// The pixels that the path and its control points lie in, or nil without a point or when a number
  /// is not finite; cut to `FlatPath.limit`.
  package var pixelBounds: PixelRect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard var low = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    var high = low
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    func whole(_ value: Double) -> Int { Int(min(max(value, -FlatPath.limit), FlatPath.limit)) }
    let (left, top) = (whole(low.x.rounded(.down)), whole(low.y.rounded(.down)))
    return PixelRect(
      x: left, y: top, width: whole(high.x.rounded(.up)) - left,
      height: whole(high.y.rounded(.up)) - top)
  }

  /// The pixels that the path's blur can touch, or nil where `pixelBounds` is.
  ///
  /// - Parameter radius: the radius of the blur in pixels, as `drawShadow` takes it.
  /// - Returns: the pixels, cut as those of `pixelBounds` are.
  package func blurredBounds(radius: Double) -> PixelRect? {
    guard radius > 0 else { return pixelBounds }
    let reach = BlurredMask.reach(deviation: ShadowLimits.deviation(radius: radius))
    return pixelBounds?.insetBy(-reach)
  }
}
