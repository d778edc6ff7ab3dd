import SiteGenerator

/// A place that files can be published to.
protocol PublishingDestination: Sendable {
  /// The place as messages name it, such as `the folder '../releases'`.
  var name: String { get }

  /// The files that the site is to have there: its own, and what the place asks for besides.
  ///
  /// - Throws: `PublishingError` when the place cannot take one of them.
  func files(of source: PublishingSource) throws(PublishingError) -> [SourceFile]

  /// Looks at what is there, without changing anything, and keeps other runs out from now on.
  ///
  /// - Parameter files: the files that the site is to have there.
  /// - Returns: what is there.
  /// - Throws: `PublishingError` when the place cannot be looked at, or belongs to others.
  mutating func survey(_ files: [SourceFile]) throws(PublishingError) -> TargetState

  /// Carries a plan out and looks whether all is there.
  ///
  /// - Throws: `PublishingError`; what is at the place then still works, and the next run goes on.
  func publish(_ work: PublishingWork) throws(PublishingError) -> PublishingReceipt
}
