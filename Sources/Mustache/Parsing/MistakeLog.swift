import Diagnostics

/// Collects the mistakes of one template as diagnostics.
struct MistakeLog {
  /// The most mistakes that are reported of a template.
  ///
  /// Nobody reads more at once, and it bounds the work that a hostile template causes.
  static let limit = 20

  let source: TemplateText
  private(set) var diagnostics: [Diagnostic] = []

  init(source: TemplateText) {
    self.source = source
  }

  var isFull: Bool {
    diagnostics.count >= Self.limit
  }

  mutating func report(_ mistake: Mistake, at range: Range<Int>) {
    guard !isFull else { return }
    diagnostics.append(
      Diagnostic(
        .invalidTemplate, mistake.message, hint: mistake.hint,
        at: source.location(of: range), sourceLine: source.line(at: range.lowerBound)))
  }
}
