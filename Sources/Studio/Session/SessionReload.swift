import Diagnostics
import SiteGenerator

/// What came of loading the site again.
package struct SessionReload: Sendable {
  /// The version of the site that is shown; nil before it could be loaded for the first time.
  package let version: Fingerprint?
  /// The paths in the output that are new, changed or gone.
  ///
  /// None when the site has errors, since the last good one is still shown.
  package let changed: [String]
  /// What is to be told of the site as it is now.
  package let problems: [Diagnostic]
  /// Whether other problems are told than after the load before.
  package let changedProblems: Bool

  /// Whether there is anything to tell.
  package var isNews: Bool { !changed.isEmpty || changedProblems }
}
