/// The textual forms of internet addresses that every reader takes for the same address.
package enum IPAddress {
  /// Whether a text is four decimal numbers from 0 to 255 with dots between them.
  ///
  /// A number with a zero before it is none: some readers take it for an octal one.
  package static func isVersion4(_ text: some StringProtocol) -> Bool {
    let numbers = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        guard (1...3).contains(digits.count), digits.allSatisfy(ASCIISet.digits.contains),
          digits.count == 1 || digits.first != UInt8(ascii: "0")
        else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 255
      }
  }

  /// Whether a text is an IPv6 address (RFC 4291, section 2.2), without its brackets.
  ///
  /// The name of a network interface behind `%` is refused: it means something on one device alone.
  package static func isVersion6(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= 45, text.utf8.allSatisfy(ASCIISet.address.contains) else {
      return false
    }
    // The groups of zeros that `::` stands for are at least one.
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    let counts = halves.enumerated().compactMap { index, half in
      groupCount(of: half, mayEndInVersion4: index == halves.count - 1)
    }
    guard counts.count == halves.count else { return false }
    let total = counts.reduce(0, +)
    return halves.count == 1 ? total == 8 : halves.count == 2 && total <= 7
  }

  /// The number of 16-bit groups in a part of an address; nil when it is no part of one.
  private static func groupCount(
    of half: some StringProtocol, mayEndInVersion4: Bool
  ) -> Int? {
    guard !half.isEmpty else { return 0 }
    let groups = half.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (index, group) in groups.enumerated() {
      if mayEndInVersion4, index == groups.count - 1, isVersion4(group) {
        count += 2
      } else {
        guard (1...4).contains(group.utf8.count),
          group.utf8.allSatisfy(ASCIISet.hexadecimalDigits.contains)
        else { return nil }
        count += 1
      }
    }
    return count
  }
}

extension ASCIISet {
  /// What an IPv6 address is written with.
  fileprivate static let address = hexadecimalDigits.adding(":.")
}
