/// The blocks that one parent tag gives to its parent.
struct ArgumentScope {
  /// The index in the library of the template with the tag.
  let template: Int
  /// The index of the tag among the template's inclusions.
  let inclusion: Int
}
