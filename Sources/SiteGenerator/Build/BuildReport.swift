import Diagnostics

/// What a build did.
package struct BuildReport: Hashable, Sendable {
  package var pages: Int
  package var cards: Int
  package var files: Int
  package var diagnostics: [Diagnostic]
}
