/// What came of proving a code.
package struct CodeProof: Hashable, Sendable {
  /// The first check that the code does not pass; nil when it is proven.
  package var failedCheck: CodeCheck?
  /// The contrast ratio of the lightest dark and the darkest light pixel, 1 … 21, if it was measured.
  package var contrast: Double?
  /// How often the reader had to look again at a good picture before it found the code.
  package var retries = 0

  package init(failedCheck: CodeCheck? = nil, contrast: Double? = nil, retries: Int = 0) {
    self.failedCheck = failedCheck
    self.contrast = contrast
    self.retries = retries
  }
}
