/// One step of rendering a template.
///
/// The steps of a template lie in one array. What belongs to a section or block follows it there,
/// so rendering needs no recursion, and no depth of nesting can exhaust the stack.
enum Instruction: Sendable {
  /// Writes a range of the template's text.
  case text(Range<Int>)
  case variable(VariableName, isEscaped: Bool)
  /// Repeats the steps up to its `sectionEnd`, or goes on at `end`.
  case section(VariableName, end: Int)
  case sectionEnd
  /// Does the following steps, or goes on at `end`.
  case invertedSection(VariableName, end: Int)
  /// Does the steps up to its `blockEnd`, or those that replace them.
  case block(Int)
  case blockEnd
  /// Renders another template.
  case inclusion(Int)
  case templateEnd
}
