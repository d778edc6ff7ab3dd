/// One file of the output, as a value: where it goes, what it depends on, how it is made.
package struct Artifact: Sendable {
  /// The path below the output folder, with `/` and without one at the start.
  package let path: String
  /// Changes when anything that the bytes depend on does.
  package let fingerprint: Fingerprint
  /// What the artifact comes from, in words for messages, such as `content/awards/first-5k.md`.
  package let origin: String
  /// Whether a file of the site's own at the same path takes its place.
  package let isDefault: Bool
  /// How the product is kept for later builds; nil for one that is made faster than it is read.
  package let caching: Caching?
  /// Makes the product, on any task, with that task's own workbench.
  package let make: @Sendable (Workbench) -> Product

  package init(
    path: String, fingerprint: Fingerprint, origin: String, isDefault: Bool = false,
    caching: Caching? = nil, make: @escaping @Sendable (Workbench) -> Product
  ) {
    self.path = path
    self.fingerprint = fingerprint
    self.origin = origin
    self.isDefault = isDefault
    self.caching = caching
    self.make = make
  }
}
