/// A command line to show in help, with what it does.
package struct CommandExample: Hashable, Sendable {
  package var line: String
  package var summary: String

  package init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}
