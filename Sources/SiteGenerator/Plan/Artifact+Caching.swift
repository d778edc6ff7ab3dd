extension Artifact {
  /// How the product of an artifact that is dear to make is kept.
  ///
  /// The bytes depend on the artifact's fingerprint alone. What is told of them may not: a line that
  /// is put above the front matter's `title` moves the place of a warning, but no pixel.
  package struct Caching: Sendable {
    /// Gives a fingerprint of all that the diagnostics depend on besides the artifact's own.
    ///
    /// It is only asked for when there are any.
    let telling: @Sendable () -> Fingerprint

    package init(telling: @escaping @Sendable () -> Fingerprint) {
      self.telling = telling
    }
  }
}
