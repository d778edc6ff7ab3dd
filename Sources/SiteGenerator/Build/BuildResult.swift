import Diagnostics

/// What came of a build.
package struct BuildResult: Sendable {
  /// Everything that is to be told about the artifacts, in the order of places.
  ///
  /// When an error is among it, the output folder is as it was before.
  package var diagnostics: [Diagnostic]
  /// How many cards there are.
  package var cards = 0
  /// How many of them were drawn, since they were not in the cache.
  package var drawnCards = 0
}
