/// A place where a template includes another, as a partial or as its parent.
struct Inclusion: Sendable {
  /// How the other template is found.
  enum Target: Sendable {
    case name(String)
    /// The value of a variable is the name.
    case variable(VariableName)
  }

  let target: Target
  let isParent: Bool
  /// The whitespace that each line of the other template gets; nil when it is inline.
  let indentation: [UInt8]?
  /// The tag, as offsets into the source.
  let range: Range<Int>
  /// The first instruction of each block that replaces one of the other template's, by name.
  var arguments: [String: Int] = [:]
  /// The instruction behind the inclusion and its arguments.
  var end: Int

  /// What messages call the other template.
  var noun: String {
    isParent ? "parent" : "partial"
  }
}
