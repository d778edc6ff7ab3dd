import Diagnostics

/// A Mustache template, parsed once and ready to be rendered any number of times.
///
/// The language is that of the Mustache specification 1.4 with its optional modules for inheritance
/// and dynamic names, without lambdas. A template is rendered through a `TemplateLibrary`, which
/// knows the templates that it includes.
package struct Template: Sendable {
  /// What rendering does, in order; sections and blocks are ranges of it.
  let instructions: [Instruction]
  /// What each instruction comes from, as offsets into the source.
  let ranges: [Range<Int>]
  /// The literal text that the instructions refer to.
  let text: [UInt8]
  /// The partials and parents that the instructions refer to.
  let inclusions: [Inclusion]
  /// The blocks that other templates may replace.
  let blocks: [Block]
  /// Kept for the diagnostics of rendering, such as of partials that are missing.
  let source: TemplateText

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - source: the template's UTF-8 text, with or without a byte order mark.
  ///   - name: the path of the template's file, for diagnostics.
  /// - Throws: what is wrong with the template, all of it up to `MistakeLog.limit` mistakes.
  package init(_ source: [UInt8], name: String) throws(DiagnosticError) {
    let text = TemplateText(source, file: name)
    var log = MistakeLog(source: text)
    if let offset = UTF8Validation.firstInvalidOffset(in: text.bytes) {
      log.report(.invalidEncoding, at: offset..<(offset + 1))
      throw DiagnosticError(log.diagnostics)
    }
    var scanner = TagScanner(source: text)
    scanner.scan(reporting: &log)
    var matcher = TagMatcher(tags: scanner.tags, isComplete: scanner.reachedEnd)
    matcher.match(reporting: &log)
    guard log.diagnostics.isEmpty else {
      throw DiagnosticError(log.diagnostics.sortedByLocation())
    }
    var layout = TagLayout(source: text, tags: matcher.tags)
    layout.apply()
    var compiler = TemplateCompiler(source: text, tags: layout.tags)
    compiler.compile()

    self.instructions = compiler.instructions
    self.ranges = compiler.ranges
    self.text = compiler.text
    self.inclusions = compiler.inclusions
    self.blocks = compiler.blocks
    self.source = text
  }
}
