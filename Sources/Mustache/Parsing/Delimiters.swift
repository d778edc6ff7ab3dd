/// The marks that begin and end a tag.
struct Delimiters: Equatable {
  var open: [UInt8]
  var close: [UInt8]

  /// `{{` and `}}`.
  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  /// The most bytes that a delimiter can have.
  ///
  /// No sensible delimiter comes near it, and it keeps the search for tags linear.
  static let maximumLength = 16

  init(open: [UInt8], close: [UInt8]) {
    self.open = open
    self.close = close
  }

  /// The delimiters that a set-delimiter tag declares, or nil when it does not hold two good ones.
  init?(declaration: ArraySlice<UInt8>) {
    let parts = declaration.split(whereSeparator: \.isASCIIWhitespace)
    guard parts.count == 2, let open = parts.first, let close = parts.last,
      parts.allSatisfy({ $0.count <= Self.maximumLength && !$0.contains(UInt8(ascii: "=")) })
    else { return nil }
    self.init(open: Array(open), close: Array(close))
  }
}
