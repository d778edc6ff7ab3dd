/// The files that sitegen wrote into an output folder, and may therefore replace and delete.
struct OutputManifest: Hashable {
  /// Paths with the fingerprint of the bytes that were written.
  private(set) var files: [String: String] = [:]

  /// The manifest's own path in the output folder.
  static let path = ".sitegen-manifest"

  private static let header = "sitegen manifest 1"

  init() {}

  /// Reads a manifest: a header, then a line of fingerprint, space and path for each file.
  ///
  /// Nil when the text is no manifest, or names a path that leads out of its folder: a manifest
  /// says what may be deleted, so it is not trusted further than it must be.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n")
    guard lines.first == Self.header[...] else { return nil }
    for line in lines.dropFirst() {
      guard let space = line.firstIndex(of: " ") else { return nil }
      let path = line[line.index(after: space)...]
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let isInside = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      guard isInside else { return nil }
      files[String(path)] = String(line[..<space])
    }
  }

  /// The manifest's bytes, with the paths in their order.
  var bytes: [UInt8] {
    let lines = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.value) \($0.key)\n" }
    return Array((Self.header + "\n" + lines.joined()).utf8)
  }

  subscript(path: String) -> String? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// All files of both; where both have one, this manifest's fingerprint.
  func union(_ other: OutputManifest) -> OutputManifest {
    var result = self
    result.files.merge(other.files) { own, _ in own }
    return result
  }
}
