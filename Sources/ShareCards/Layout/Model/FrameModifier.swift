/// The lengths that a view is given, whatever its content asks for.
package struct FrameModifier: Hashable, Sendable {
  package var width: Length?
  package var height: Length?
  package var minimumWidth: Double?
  package var minimumHeight: Double?
  /// The most that the view takes of the room that it is offered; infinite takes all of it.
  package var maximumWidth: Length?
  package var maximumHeight: Length?
  /// Where content stands in a frame that is larger; nil as the stack around it has it.
  package var alignment: LayoutAlignment?

  /// A length of a frame.
  package enum Length: Hashable, Sendable {
    case points(Double)
    /// As long as the side of the QR code's plate, 0 on a card without a code.
    case code
    case infinity
  }

  /// Whether there is any length in it.
  var isEmpty: Bool { self == FrameModifier(alignment: alignment) }
}
