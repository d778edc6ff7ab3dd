/// A date that an author wrote: a calendar day, or a moment with its offset from UTC.
///
/// A day stays the day that was written. It is never moved by a time zone.
package struct ContentDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  /// The moment in seconds after the start of the day, where a time was written.
  private let time: Time?

  private struct Time: Hashable {
    let hour: Int
    let minute: Int
    let second: Int
    /// Minutes east of UTC.
    let offset: Int
  }

  /// Reads `YYYY-MM-DD` or a date and time of RFC 3339, section 5.6; nil when it is neither, or
  /// no day of the calendar.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    if bytes.count == 10 {
      time = nil
    } else {
      guard let time = Self.time(bytes[10...]) else { return nil }
      self.time = time
    }
  }

  /// The date as `YYYY-MM-DD`.
  package var day8601: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// Seconds since 1970-01-01T00:00:00Z; a day counts from its midnight in UTC.
  package var sortKey: Int {
    let days = Self.daysSince1970(year: year, month: month, day: day)
    guard let time else { return days * 86_400 }
    return days * 86_400 + time.hour * 3600 + (time.minute - time.offset) * 60 + time.second
  }

  /// Reads `T23:30:00`, an optional fraction, and `Z` or an offset.
  private static func time(_ bytes: ArraySlice<UInt8>) -> Time? {
    let text = Array(bytes)
    guard text.count >= 10,
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(text[0]),
      text[3] == UInt8(ascii: ":"), text[6] == UInt8(ascii: ":"),
      let hour = number(text[1..<3]), let minute = number(text[4..<6]),
      let second = number(text[7..<9]), hour < 24, minute < 60, second <= 60
    else { return nil }
    var rest = text[9...]
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      let digits = rest.prefix { isDigit($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
    }
    guard let offset = offset(Array(rest)) else { return nil }
    return Time(hour: hour, minute: minute, second: second, offset: offset)
  }

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

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the proleptic Gregorian calendar, counted in years that begin in March so that the
  /// leap day is the last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + (year + 400) / 4 - (year + 400) / 100 + (year + 400) / 400 - 97
      + dayOfYear - 719_468
  }
}
