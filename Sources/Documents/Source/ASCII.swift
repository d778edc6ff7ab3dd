extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let backslash = UInt8(ascii: "\\")

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// Whether the byte goes on with a character of UTF-8 that another one begins.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
