/// A file of a theme that is copied to `assets/`.
struct ThemeAsset: Sendable {
  /// The path below `assets/`.
  let path: String
  let bytes: [UInt8]
  /// Changes when the file does.
  let fingerprint: Fingerprint

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    fingerprint = Fingerprint(of: bytes)
  }

  /// The path in the output.
  var outputPath: String { "assets/\(path)" }

  /// The address from the host's root; the version changes with the file, so that caches ask
  /// again, while the path never does.
  func address(on url: SiteURL) -> String {
    "\(url.rooted(outputPath))?v=\(fingerprint.short)"
  }

  /// The parts of the name that templates have for the asset: its path cut at the dots.
  var nameParts: [String] {
    path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }
}

extension [ThemeAsset] {
  /// The assets that templates can name.
  ///
  /// `site.js.map` is none of them beside `site.js`, nor is a path with two dots in a row.
  var named: [ThemeAsset] {
    let all = Set(map(\.nameParts))
    return filter { asset in
      let parts = asset.nameParts
      return !parts.contains("")
        && !parts.indices.dropFirst().contains { all.contains(Array<String>(parts[..<$0])) }
    }
  }
}
