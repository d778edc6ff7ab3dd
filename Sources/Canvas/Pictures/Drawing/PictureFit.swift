/// How a picture of other proportions goes into an area.
package enum PictureFit: Hashable, Sendable {
  /// The whole picture in the area's middle; what is beside it stays as it is.
  case contain
  /// The picture covers the area, and what reaches over its edge is cut off.
  ///
  /// The focal point is a place in the picture, from 0, its left or top edge, to 1. It comes as
  /// close to the area's middle as the picture's edges allow. What is not a number counts as 0.5.
  case cover(focalX: Double = 0.5, focalY: Double = 0.5)
  /// The picture takes the area's proportions.
  case fill

  /// The same with a focal point of numbers in 0 … 1, so that equal fits are equal: what is not a
  /// number does not equal itself.
  var normalized: PictureFit {
    guard case .cover(let focalX, let focalY) = self else { return self }
    func focus(_ focus: Double) -> Double { focus.isNaN ? 0.5 : min(max(focus, 0), 1) }
    return .cover(focalX: focus(focalX), focalY: focus(focalY))
  }
}
