/// A text with fields in braces.
package struct TextElement: Hashable, Sendable {
  /// The parts of the text; without any of their fields the whole is left out.
  package var spans: [Span]
  package var font: FontToken
  package var color: ColorToken
  /// The most lines.
  package var lines: Int
  /// What is added between lines, in points.
  package var lineSpacing: Double
  /// What is added between letters, in points.
  package var tracking: Double
  /// Whether the lines are made about equally long.
  package var isBalanced: Bool
  /// Whether all figures are as wide.
  package var hasTabularFigures: Bool
  /// Whether quotation marks at the ends of lines stand outside of the text's box.
  package var hangsPunctuation: Bool
  /// Where the lines stand; nil as the stack around it has it.
  package var alignment: HorizontalAlignment?
  /// Which text of the layout it is, for grids that set the same one in each of their items.
  package var identity = 0

  /// A part of a text that may look otherwise than the rest.
  package struct Span: Hashable, Sendable {
    package var template: FieldTemplate
    package var color: ColorToken?
    package var weight: CardFont.Weight?
    package var design: CardFont.Design?
    /// The em size as a multiple of the text's.
    package var scale: Double?
  }

  /// The fields that any part uses.
  var fieldNames: [String] { spans.flatMap(\.template.fieldNames) }
}
