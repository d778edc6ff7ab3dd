/// The files that sitegen wrote into an output folder, and may therefore replace and delete.
struct OutputManifest: Hashable {
  /// Fingerprints of the bytes that were written, by the bytes of their paths: two paths that
  /// Swift takes for equal, since they differ only in how an accent is composed, are two files.
  private var files: [[UInt8]: String] = [:]

  /// The manifest's own path in the output folder.
  static let path = OutputPath.ownPrefix + "-manifest"

  private static let header = "sitegen manifest 1"

  init() {}

  /// Reads a manifest: a header, then a line of fingerprint, space and path for each file.
  ///
  /// Nil when the text is no manifest, or names a path that leads out of its folder: a manifest
  /// says what may be deleted, so it is not trusted further than it must be.
  init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(Self.header.utf8) else { return nil }
    for line in lines.dropFirst() {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      let path = line[(space + 1)...]
      guard OutputPath.fault(in: String(decoding: path, as: UTF8.self)) == nil else { return nil }
      files[Array(path)] = String(decoding: line[..<space], as: UTF8.self)
    }
  }

  /// The manifest's bytes, with the paths in their order.
  var bytes: [UInt8] {
    var result = Array((Self.header + "\n").utf8)
    for (path, fingerprint) in sorted {
      result += Array(fingerprint.utf8) + [UInt8(ascii: " ")] + path + [UInt8(ascii: "\n")]
    }
    return result
  }

  /// The paths of all files, in the order of their bytes.
  var paths: [String] {
    sorted.map { String(decoding: $0.key, as: UTF8.self) }
  }

  private var sorted: [(key: [UInt8], value: String)] {
    files.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  subscript(path: String) -> String? {
    get { files[Array(path.utf8)] }
    set { files[Array(path.utf8)] = newValue }
  }

  /// All files of both; where both have one, this manifest's fingerprint.
  func union(_ other: OutputManifest) -> OutputManifest {
    var result = self
    result.files.merge(other.files) { own, _ in own }
    return result
  }
}
