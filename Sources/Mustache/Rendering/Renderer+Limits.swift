import Diagnostics

extension Renderer {
  /// Counts a step that was carried out.
  ///
  /// Each step is checked, not only inclusions and turns of loops: a template of a million tags
  /// for one long value multiplies without either.
  ///
  /// - Parameters:
  ///   - index: the instruction.
  ///   - current: the template that it belongs to.
  /// - Throws: that the output or the work is too large.
  mutating func countStep(_ index: Int, of current: Template) throws(DiagnosticError) {
    steps += 1
    if writer.isFull {
      throw excess(
        "the output grows larger than \(Self.size(library.limits.outputBytes))",
        hint: "look for a partial or section that is repeated too often",
        at: current.ranges[index], of: current)
    }
    if steps > library.limits.steps {
      throw excess(
        "rendering takes more than \(library.limits.steps) steps",
        hint: "sections of lists inside each other multiply: nest fewer of them",
        at: current.ranges[index], of: current)
    }
  }

  /// Counts an inclusion that is about to be carried out.
  ///
  /// - Parameters:
  ///   - inclusion: the inclusion.
  ///   - current: the template that it belongs to.
  /// - Throws: that there are too many.
  mutating func countInclusion(
    _ inclusion: Inclusion, of current: Template
  ) throws(DiagnosticError) {
    inclusions += 1
    if inclusions > library.limits.inclusions {
      throw excess(
        "templates are included more than \(library.limits.inclusions) times",
        hint: "partials that include others more than once multiply: include each once",
        at: inclusion.range, of: current)
    }
  }

  private func excess(
    _ message: String, hint: String, at range: Range<Int>, of current: Template
  ) -> DiagnosticError {
    DiagnosticError(
      Diagnostic(
        .endlessInclusion, message, hint: hint, at: current.source.location(of: range),
        sourceLine: current.source.line(at: range.lowerBound)))
  }

  private static func size(_ bytes: Int) -> String {
    let mebibyte = 1 << 20
    return bytes >= mebibyte ? "\(bytes / mebibyte) MiB" : "\(bytes) bytes"
  }
}
