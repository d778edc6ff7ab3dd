/// Names the kinds of JSON values in messages.
enum JSONKind {
  /// What a value is that begins with a byte; nil for a byte that begins none.
  static func name(ofValueBeginningWith byte: UInt8) -> String? {
    switch byte {
    case .openingBrace: "an object"
    case .openingBracket: "an array"
    case .quote: "text"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): "a number"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
    case UInt8(ascii: "n"): "null"
    default: nil
    }
  }
}
