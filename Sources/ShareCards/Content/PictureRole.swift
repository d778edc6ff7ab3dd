/// What a picture on a card is for, by the name that layouts and content use.
package enum PictureRole: String, CaseIterable, Sendable {
  /// The mark of the brand.
  case logo
  /// The face of a person.
  case avatar
  /// A photo or a drawing of the moment.
  case image
}
