import QRCodes

/// The addresses by which a phone calls a contact or writes to them.
///
/// There is none where the text is more than a number or an address: a link that dials another
/// number is worse than a text.
enum ContactAddress {
  /// The address that calls a number (RFC 3966), in the digits that telephones know.
  ///
  /// A zero in parentheses after the country's code is left out, since it is dialled at home alone.
  ///
  /// - Parameter text: the number as people read it.
  /// - Returns: the address; nil where letters, pauses or an extension are in the text, or fewer
  ///   than three digits.
  static func telephone(_ text: String) -> String? {
    let written = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    var number = ""
    var digits = 0
    for scalar in String(String.UnicodeScalarView(written))
      .replacing("(0)", with: text.contains("+") ? "" : "0").unicodeScalars
    {
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        number += String(Int(digit))
        digits += 1
      } else if scalar == "#" {
        number += "%23"
      } else if scalar == "*" || (scalar == "+" && number.isEmpty) {
        number.unicodeScalars.append(scalar)
      } else if !isSeparator(scalar) {
        return nil
      }
    }
    return digits >= 3 ? "tel:" + number : nil
  }

  /// The address that writes to somebody (RFC 6068, section 2).
  ///
  /// - Parameter text: the email address as people read it.
  /// - Returns: the address; nil for what is none, or more than one.
  static func email(_ text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && !$0.properties.isWhitespace }),
      !text.utf8.contains(where: ASCIISet(",;:<>\"").contains),
      !parts[1].utf8.contains(where: ASCIISet("?&/\\()").contains)
    else { return nil }
    return "mailto:" + PercentEncoding.encode(text, allowed: ASCIISet.unreserved.adding("@+"))
  }

  /// What is in a number only to be read.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    "-./()".unicodeScalars.contains(scalar) || scalar.properties.generalCategory == .dashPunctuation
      || scalar.properties.generalCategory == .format
  }
}
