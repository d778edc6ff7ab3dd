/// A filled shape in the room that it is offered.
package struct ShapeElement: Hashable, Sendable {
  package var shape: ClipShape
  package var color: ColorToken
}
