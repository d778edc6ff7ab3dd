import Canvas
import Diagnostics

extension CardFormat {
  /// The format that the ending of a file's name tells, in upper or lower case; nil for others.
  package init?(path: String) {
    let path = path.lowercased()
    guard
      let format = Self.allCases.first(where: { format in
        format.endings.contains { path.hasSuffix($0) }
      })
    else { return nil }
    self = format
  }

  /// The endings of files in the format, the usual one first.
  package var endings: [String] {
    let usual = "." + imageFormat(quality: nil).fileExtension
    return usual == ".\(rawValue)" ? [usual] : [usual, ".\(rawValue)"]
  }

  /// The name by which people know the format.
  package var displayName: String { imageFormat(quality: nil).name }
}
