/// A picture in the room that it is offered.
package struct ImageElement: Hashable, Sendable {
  package var role: PictureRole
  package var mode: ContentMode

  package enum ContentMode: String, CaseIterable, Sendable {
    /// The whole picture, as large as it can be.
    case fit
    /// The whole room, with what of the picture reaches over it left out.
    case fill
  }
}
