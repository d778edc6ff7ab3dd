/// What the parser could not go on from, in its own words.
struct YAMLSyntaxError: Error, Equatable {
  /// A position that the parser reported, in the unit that it knows.
  enum Position: Equatable {
    case scalar(Int)
    case byte(Int)
  }

  var problem: String
  var position: Position
  /// What the parser was doing, such as `while scanning a quoted scalar`.
  var context: String
  /// The scalar where it began to do that.
  var contextStart: Int
  /// The character that the input may not hold, when that is the problem.
  var character: UInt32
}
