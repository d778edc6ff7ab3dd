/// Makes a part of a path from a file's name or another text.
package enum Slug {
  /// The most bytes of a slug: file systems take 255 in a name, and an extension may follow.
  private static let longest = 200

  /// The name in lower case, with every run of other characters than letters, digits, marks, `_`
  /// and `.` as one hyphen.
  ///
  /// Lower case is that of no language. A name in composed and in decomposed characters gives the
  /// same slug, in Normalization Form C. A name without a letter or digit, such as an emoji, gives
  /// its code points in hexadecimal; so a slug is never empty, and it is its own slug.
  package static func make(_ name: String) -> String {
    let name = UnicodeForm.composed(name)
    var builder = SlugBuilder()
    for scalar in name.lowercased().unicodeScalars { builder.append(scalar) }
    let slug = builder.hasLetter ? UnicodeForm.composed(String(builder.result)) : codePoints(name)
    return withoutDeviceName(bounded(slug))
  }

  private static func codePoints(_ name: String) -> String {
    name.isEmpty
      ? "untitled"
      : name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
  }

  /// The slug cut between scalars, without anything at its end that stands between letters only.
  ///
  /// Windows drops a dot at the end of a name.
  private static func bounded(_ slug: String) -> String {
    let end = slug.utf8.index(slug.startIndex, offsetBy: longest, limitedBy: slug.endIndex)
    // An end inside a scalar counts as that scalar's start.
    var scalars = slug.unicodeScalars[..<(end ?? slug.endIndex)]
    while let last = scalars.last, last == "-" || last == "." || last.properties.isJoinControl {
      scalars.removeLast()
    }
    return String(scalars)
  }

  /// The slug with `_` behind a name that is a device to Windows, whatever its extension.
  private static func withoutDeviceName(_ slug: String) -> String {
    let stem = slug.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard devices.contains(String(Substring(stem))) else { return slug }
    return String(Substring(stem)) + "_" + String(Substring(slug.utf8[stem.endIndex...]))
  }

  /// The names that Windows reserves ("Naming Files, Paths, and Namespaces").
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"]
      + ["com", "lpt"].flatMap { name in
        ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"].map { name + $0 }
      })
}
