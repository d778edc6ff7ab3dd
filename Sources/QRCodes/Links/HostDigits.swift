/// The digits of a host's label, by their bidirectional class (UAX #9, table 4).
enum HostDigits {
  /// Whether a label has both Arabic numbers and European ones, which no label may (RFC 5893,
  /// section 2, rules 4 and 5).
  ///
  /// libidn2 does not look at this rule, and browsers do: they open no such host.
  ///
  /// - Parameter label: a label that has been mapped, so that it has no digits of compatibility,
  ///   such as those of full width.
  /// - Returns: whether the two are mixed.
  static func areMixed(in label: String) -> Bool {
    let scalars = label.unicodeScalars
    return scalars.contains(where: isArabicNumber) && scalars.contains(where: isEuropeanNumber)
  }

  /// Whether a scalar that names may have is of the class AN: the Arabic-Indic digits, and those of
  /// Hanifi Rohingya and Garay.
  private static func isArabicNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x0669, 0x10D30...0x10D39, 0x10D40...0x10D49: true
    default: false
    }
  }

  /// Whether a scalar that names may have is of the class EN: the digits of ASCII, and the extended
  /// Arabic-Indic ones of Persian and Urdu.
  private static func isEuropeanNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x06F0...0x06F9: true
    default: false
    }
  }
}
