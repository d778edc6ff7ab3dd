import SiteGenerator

/// What a site has published to a target: the files that it may replace and delete there.
///
/// It holds fingerprints of paths, not the paths: a host may show the list to everybody, and pages
/// that are not listed have addresses that only those may know who were told.
struct PublishedList: Hashable, Sendable {
  /// What is known of one file.
  struct Entry: Hashable, Sendable {
    /// The fingerprint of the bytes; nil while they are being replaced.
    var content: Fingerprint?
    var headers: Fingerprint
  }

  /// The address of the site that the target belongs to.
  var site: String
  /// The site's plan at the last run.
  var plan: Fingerprint
  /// Whether the run that wrote the list came to its end.
  var isComplete: Bool
  /// The files by the fingerprints of their paths.
  var entries: [Fingerprint: Entry] = [:]

  /// The list's own name at a target.
  static let path = ".sitegen-published"

  private static let header = "sitegen published 1"
  private static let unknown = "-"
  /// The names of the lines about the whole, which stand before those of the files.
  private enum Key {
    static let site = "site "
    static let plan = "plan "
  }
  private static let complete = "complete"
  private static let incomplete = "incomplete"
  /// The lines before those of the files.
  private static let headCount = 4

  subscript(path: String) -> Entry? {
    get { entries[Fingerprint(ofPath: path)] }
    set { entries[Fingerprint(ofPath: path)] = newValue }
  }

  /// The list while files are replaced: all files of both, those with known content where both
  /// agree on it.
  func changing(to next: PublishedList) -> PublishedList {
    var result = next
    result.isComplete = false
    for (path, entry) in entries where result.entries[path] == nil { result.entries[path] = entry }
    for (path, entry) in next.entries where entries[path]?.content != entry.content {
      result.entries[path]?.content = nil
    }
    return result
  }
}

extension PublishedList {
  /// Reads a list; nil when the text is none.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count >= Self.headCount, lines[0] == Self.header,
      let site = Self.value(of: Key.site, in: lines[1]),
      let plan = Self.value(of: Key.plan, in: lines[2]).flatMap({ Fingerprint(text: $0) }),
      [Self.complete, Self.incomplete].contains(String(lines[3]))
    else { return nil }
    self.init(site: site, plan: plan, isComplete: lines[3] == Self.complete)
    for line in lines.dropFirst(Self.headCount) {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let path = Fingerprint(text: String(parts[0])),
        let headers = Fingerprint(text: String(parts[2]))
      else { return nil }
      let content = Fingerprint(text: String(parts[1]))
      guard content != nil || parts[1] == Self.unknown else { return nil }
      entries[path] = Entry(content: content, headers: headers)
    }
  }

  /// The rest of a line that begins with a key.
  private static func value(of key: String, in line: Substring) -> String? {
    line.hasPrefix(key) ? String(line.dropFirst(key.count)) : nil
  }

  /// The list's bytes: a header, then a line for each file in the order of the fingerprints.
  var bytes: [UInt8] {
    let head = [
      Self.header, Key.site + site, Key.plan + plan.text,
      isComplete ? Self.complete : Self.incomplete,
    ]
    let text = head.map { $0 + "\n" }.joined()
    let lines = entries.map { path, entry in
      "\(path.text) \(entry.content?.text ?? Self.unknown) \(entry.headers.text)\n"
    }
    return Array((text + lines.sorted().joined()).utf8)
  }
}
