/// What changes how a view is laid out and painted.
///
/// They are applied in this order, each around what the ones before it made: padding, frame,
/// background, overlay, border, clip, shadow, opacity, rotation.
package struct LayoutModifiers: Hashable, Sendable {
  package var padding = CardInsets()
  package var frame = FrameModifier()
  /// What lies below the view, in its size.
  package var background: [LayoutNode] = []
  /// What lies over the view, in its size.
  package var overlay: [LayoutNode] = []
  /// Where a background and an overlay that are smaller than the view stand.
  package var layerAlignment = LayoutAlignment.center
  package var border: BorderModifier?
  /// What cuts off everything of the view outside of its shape.
  package var clip: ClipShape?
  /// The shadow below a shape, a picture or a QR code.
  package var shadow: ShadowModifier?
  /// 0 … 1, for the view as a whole.
  package var opacity = 1.0
  /// Degrees, clockwise around the middle; the view keeps the room that it has unturned.
  package var rotation = 0.0
  /// How far the type and spacing of the view may shrink together to fit, 0 … 1; nil keeps them.
  package var minimumScaleFactor: Double?
  /// Which of a stack's children are offered room first: those of the highest number.
  package var layoutPriority = 0.0
  /// What has to be so for the view to be there at all.
  package var conditions: [LayoutCondition] = []
  /// What `sitegen card --debug` calls the view.
  package var name: String?
}
