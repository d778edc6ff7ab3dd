/// Where rendering goes on when it is done with another template, and the state there.
struct ReturnPoint {
  /// The template's index in the library.
  let template: Int
  /// The index of the next instruction.
  let position: Int
  let indentation: [UInt8]
  let scopes: [ArgumentScope]
}
