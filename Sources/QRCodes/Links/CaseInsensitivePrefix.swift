extension String {
  /// What follows a prefix in any case of its letters, which are ASCII; nil when the text does not
  /// begin with it.
  func dropping(prefix: String) -> String? {
    let start = utf8.prefix(prefix.utf8.count)
    guard start.map(\.upperCased) == prefix.utf8.map(\.upperCased) else { return nil }
    return String(Substring(utf8[start.endIndex...]))
  }
}

extension UInt8 {
  /// The capital of a small letter of ASCII, or the byte itself.
  var upperCased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 0x20 : self
  }
}
