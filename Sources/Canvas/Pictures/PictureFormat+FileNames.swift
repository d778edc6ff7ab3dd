extension PictureFormat {
  /// How names of pictures' files end, behind the dot, also of formats that are not decoded.
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "avif", "svg", "heic", "heif", "jxl", "tif", "tiff",
    "ico", "pdf",
  ]

  /// Whether a file's name or path ends as those of pictures do, in either case.
  ///
  /// What the file is, only its content tells.
  package static func isName(_ name: String) -> Bool {
    // Between bytes: a combining mark makes one character with the dot before it.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(name[name.utf8.index(after: dot)...].lowercased())
  }
}
