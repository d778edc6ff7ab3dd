import Diagnostics

extension Template {
  /// What a check finds wrong with the names of values, of which a template may misspell one.
  ///
  /// Rendering cannot tell: a name without a value shows nothing.
  ///
  /// - Parameter check: tells what is wrong with a name such as `page.title`, and what to do about
  ///   it; nil when nothing is.
  /// - Returns: the faults in the order of the source, up to `MistakeLog.limit`.
  package func faultyNames(
    _ check: (_ name: String) -> (message: String, hint: String)?
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (instruction, range) in zip(instructions, ranges) {
      guard diagnostics.count < MistakeLog.limit else { break }
      guard let name = variable(of: instruction), let fault = check(name) else { continue }
      diagnostics.append(
        Diagnostic(
          .unknownVariable, fault.message, hint: fault.hint, at: source.location(of: range),
          sourceLine: source.line(at: range.lowerBound)))
    }
    return diagnostics
  }

  /// The name of the value that an instruction looks up.
  private func variable(of instruction: Instruction) -> String? {
    switch instruction {
    case .variable(let name, _), .section(let name, _), .invertedSection(let name, _):
      return name.text
    case .inclusion(let index):
      guard case .variable(let name) = inclusions[index].target else { return nil }
      return name.text
    case .text, .sectionEnd, .block, .blockEnd, .templateEnd:
      return nil
    }
  }
}
