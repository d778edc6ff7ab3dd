/// The manifest as a text: a header, four lines about the whole, and a line for each file with its
/// fingerprint, size, content type, cache control and path, between which stand tabs.
///
///     sitegen manifest 2
///     site https://share.example.org/
///     plan 5f0c…
///     complete true
///     drafts false
///     9b1e…⇥5120⇥text/html; charset=utf-8⇥public, max-age=300⇥index.html
extension OutputManifest {
  private static let header = "sitegen manifest 2"
  /// The first version had a line of fingerprint, space and path for each file, and no more.
  private static let firstHeader = "sitegen manifest 1"
  /// The names of the lines about the whole.
  private enum Key {
    static let site = "site "
    static let plan = "plan "
    static let isComplete = "complete "
    static let includesDrafts = "drafts "
  }
  private static let lineEnd = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
  private static let space = UInt8(ascii: " ")
  /// The parts of a file's line.
  private static let partCount = 5

  /// Reads a manifest.
  ///
  /// Gives nil when the text is no manifest, or names a path that leads out of its folder: a manifest
  /// says what may be deleted, so it is not trusted further than it must be.
  ///
  /// One of the first version tells neither sizes nor what was built, so it counts as incomplete
  /// until the next build.
  ///
  /// - Parameter bytes: the bytes of the file.
  package init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var lines = bytes.split(separator: Self.lineEnd)[...]
    guard let first = lines.popFirst() else { return nil }
    self.init()
    if first.elementsEqual(Self.firstHeader.utf8) {
      for line in lines {
        guard readFirstVersion(line) else { return nil }
      }
      return
    }
    guard first.elementsEqual(Self.header.utf8), let site = Self.value(of: Key.site, &lines),
      let plan = Self.value(of: Key.plan, &lines).flatMap({ Fingerprint(text: $0) }),
      let isComplete = Self.value(of: Key.isComplete, &lines).flatMap({ Bool($0) }),
      let includesDrafts = Self.value(of: Key.includesDrafts, &lines).flatMap({ Bool($0) })
    else { return nil }
    self.init(site: site, plan: plan, isComplete: isComplete, includesDrafts: includesDrafts)
    for line in lines {
      guard read(line) else { return nil }
    }
  }

  /// The manifest's text; equal manifests have equal texts.
  package var bytes: [UInt8] {
    var result = Array(
      """
      \(Self.header)
      \(Key.site)\(site)
      \(Key.plan)\(plan.text)
      \(Key.isComplete)\(isComplete)
      \(Key.includesDrafts)\(includesDrafts)

      """.utf8)
    for (path, file) in sorted {
      let headers = "\(file.headers.contentType)\t\(file.headers.cacheControl)"
      result += "\(file.fingerprint.text)\t\(file.size)\t\(headers)\t".utf8
      result += path
      result.append(Self.lineEnd)
    }
    return result
  }

  /// The rest of the next line, which begins with the key.
  private static func value(
    of key: String, _ lines: inout ArraySlice<ArraySlice<UInt8>>
  ) -> String? {
    guard let line = lines.popFirst(), line.starts(with: key.utf8) else { return nil }
    return String(decoding: line.dropFirst(key.utf8.count), as: UTF8.self)
  }

  /// Reads a file's line; false when it is none.
  private mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    let parts = line.split(separator: Self.tab, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == Self.partCount, let fingerprint = Fingerprint(text: parts[0]),
      let size = Int(parts[1]), size >= 0
    else { return false }
    let headers = FileHeaders(contentType: parts[2], cacheControl: parts[3])
    return add(File(size: size, fingerprint: fingerprint, headers: headers), at: parts[4])
  }

  private mutating func readFirstVersion(_ line: ArraySlice<UInt8>) -> Bool {
    guard let end = line.firstIndex(of: Self.space),
      let fingerprint = Fingerprint(text: String(decoding: line[..<end], as: UTF8.self))
    else { return false }
    let path = String(decoding: line[(end + 1)...], as: UTF8.self)
    return add(
      File(size: 0, fingerprint: fingerprint, headers: FileHeaders(forPath: path)), at: path)
  }

  private mutating func add(_ file: File, at path: String) -> Bool {
    guard OutputPath.fault(in: path) == nil else { return false }
    self[path] = file
    return true
  }
}
