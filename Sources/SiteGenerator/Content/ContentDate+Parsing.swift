extension ContentDate {
  /// Reads `YYYY-MM-DD`, a date and time without an offset such as `2024-03-01T23:30`, or a date and
  /// time of RFC 3339, section 5.6; nil when it is none of them, or no day of the calendar.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), (1...12).contains(month),
      (1...GregorianCalendar.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    if bytes.count == 10 {
      self.init(year: year, month: month, day: day, time: nil)
    } else {
      guard let time = Self.time(Array(bytes[10...])) else { return nil }
      self.init(year: year, month: month, day: day, time: time)
    }
  }

  /// Reads `T23:30`, or `T23:30:00`, an optional fraction and an optional offset.
  private static func time(_ text: [UInt8]) -> Time? {
    guard text.count >= 6,
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(text[0]),
      text[3] == UInt8(ascii: ":"), let hour = number(text[1..<3]),
      let minute = number(text[4..<6]), hour < 24, minute < 60
    else { return nil }
    if text.count == 6 { return Time(hour: hour, minute: minute, second: 0, offset: nil) }
    guard text.count >= 9, text[6] == UInt8(ascii: ":"), let second = number(text[7..<9]),
      second <= 60, let rest = withoutFraction(text[9...])
    else { return nil }
    if rest.isEmpty { return Time(hour: hour, minute: minute, second: second, offset: nil) }
    guard let offset = offset(Array(rest)) else { return nil }
    return Time(hour: hour, minute: minute, second: second, offset: offset)
  }

  /// What follows a fraction of a second; nil when the fraction has no digit.
  private static func withoutFraction(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.first == UInt8(ascii: ".") else { return text }
    let digits = text.dropFirst().prefix { isDigit($0) }
    return digits.isEmpty ? nil : text[digits.endIndex...]
  }

  /// Reads `Z` or an offset such as `+01:00`, in minutes.
  private static func offset(_ text: [UInt8]) -> Int? {
    if text == [UInt8(ascii: "Z")] || text == [UInt8(ascii: "z")] { return 0 }
    guard text.count == 6, text[3] == UInt8(ascii: ":"), let hours = number(text[1..<3]),
      let minutes = number(text[4..<6]), hours < 24, minutes < 60
    else { return nil }
    switch text[0] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
