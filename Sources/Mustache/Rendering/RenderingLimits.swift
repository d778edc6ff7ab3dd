/// How far one rendering may go, so that templates which multiply end with a message.
///
/// Partials that include the next one twice, 40 deep, ask for 2⁴⁰ inclusions although none
/// includes itself; loops inside of loops multiply in the same way. Sites with ten thousand pages
/// stay far below all of the defaults.
package struct RenderingLimits: Sendable {
  /// The most partials and parents that are included.
  package var inclusions: Int
  /// The most bytes that are written, up to the last piece, which is written whole.
  package var outputBytes: Int
  /// The most texts, tags and turns of loops that are carried out.
  package var steps: Int

  package init(
    inclusions: Int = 1_000_000, outputBytes: Int = 64 << 20, steps: Int = 50_000_000
  ) {
    self.inclusions = inclusions
    self.outputBytes = outputBytes
    self.steps = steps
  }
}
