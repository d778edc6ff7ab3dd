import Diagnostics

/// Makes single artifacts of a build, and puts those into the staging folder whose published file
/// differs.
struct ArtifactMaker: Sendable {
  let output: OutputFolder
  /// The manifest of the last build.
  let former: OutputManifest
  let cache: CardCache?

  /// What became of one artifact.
  struct Result: Sendable {
    /// What its file is; nil when it could not be made.
    var file: OutputManifest.File?
    /// Whether its bytes are in the staging folder.
    var isStaged = false
    /// Whether it is a card that was drawn.
    var isDrawn = false
    var diagnostics: [Diagnostic]
    var failure: FileError?
  }

  /// Makes an artifact, or takes it from the cache, of which nothing but its fingerprint is read
  /// when the published file is right.
  func make(_ artifact: Artifact, on workbench: Workbench) -> Result {
    if let cache, let entry = cache.entry(of: artifact) {
      let file = file(at: artifact.path, size: entry.size, fingerprint: entry.fingerprint)
      if output.hasPublished(file, at: artifact.path, by: former) {
        return Result(file: file, diagnostics: entry.diagnostics)
      }
      if let bytes = cache.bytes(of: entry) {
        return staged(
          Product(bytes: bytes, diagnostics: entry.diagnostics), as: file, at: artifact.path)
      }
    }
    let product = artifact.make(workbench)
    let isDrawn = artifact.caching != nil
    if product.diagnostics.containsErrors {
      return Result(isDrawn: isDrawn, diagnostics: product.diagnostics)
    }
    cache?.store(product, of: artifact)
    let file = file(
      at: artifact.path, size: product.bytes.count, fingerprint: Fingerprint(of: product.bytes))
    var result =
      output.hasPublished(file, at: artifact.path, by: former)
      ? Result(file: file, diagnostics: product.diagnostics)
      : staged(product, as: file, at: artifact.path)
    result.isDrawn = isDrawn
    return result
  }

  private func file(
    at path: String, size: Int, fingerprint: Fingerprint
  ) -> OutputManifest.File {
    OutputManifest.File(
      size: size, fingerprint: fingerprint, headers: FileHeaders(forPath: path))
  }

  private func staged(
    _ product: Product, as file: OutputManifest.File, at path: String
  ) -> Result {
    var result = Result(file: file, diagnostics: product.diagnostics)
    do throws(FileError) {
      try output.stage(product.bytes, at: path)
      result.isStaged = true
    } catch {
      result.failure = error
    }
    return result
  }
}
