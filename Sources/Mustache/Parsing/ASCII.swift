extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")

  /// Whether the byte is one of ASCII's six whitespace characters.
  var isASCIIWhitespace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self)
  }

  /// Whether the byte is a space or a tab, which is what lines are indented with.
  var isBlank: Bool {
    self == 0x20 || self == 0x09
  }
}
