/// The room that a view is offered, in output pixels; nil leaves a side to the view's own ideal.
struct ProposedSize: Hashable {
  var width: Double?
  var height: Double?

  /// The length along an axis.
  subscript(axis: StackElement.Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The room that is left inside of distances from the edges.
  func inset(by insets: EdgeDistances) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
