/// One file of a commit.
struct GitTreeEntry: Hashable, Sendable {
  /// What git keeps of a file's kind, in octal digits.
  var mode: String
  /// The name of the object.
  var object: String
  var path: String

  /// The mode of an ordinary file that cannot be run.
  static let fileMode = "100644"

  /// Reads what `git ls-tree -r -z` writes.
  static func entries(_ bytes: [UInt8]) -> [GitTreeEntry] {
    bytes.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { return nil }
      return GitTreeEntry(
        mode: words[0], object: words[2],
        path: String(decoding: line[line.index(after: tab)...], as: UTF8.self))
    }
  }
}
