import QRCodes

extension StringProtocol {
  /// Whether the text may be a header's name (RFC 9110, section 5.6.2).
  var isToken: Bool { !isEmpty && utf8.allSatisfy(ASCIISet.token.contains) }

  /// Whether the text may be a header's value: without line ends or other control characters
  /// (RFC 9110, section 5.5).
  var isHeaderValue: Bool { !isEmpty && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }

  /// The text without the spaces and tabs around it, as header values may have them.
  func trimmingSpaces() -> String {
    var rest = Substring(self)
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}

extension ASCIISet {
  /// What tokens consist of (RFC 9110, section 5.6.2).
  fileprivate static let token = letters.adding("0123456789!#$%&'*+-.^_`|~")
}
