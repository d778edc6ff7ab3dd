/// A date that an author wrote: a calendar day, a time of the site's time zone, or a moment with its
/// offset from UTC.
///
/// A day stays the day that was written. It is never moved by a time zone.
package struct ContentDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  /// The time of the day; nil where only the day was written.
  private let time: Time?

  struct Time: Hashable {
    let hour: Int
    let minute: Int
    /// Up to 60, for leap seconds.
    let second: Int
    /// Minutes east of UTC; nil for the site's time zone.
    let offset: Int?
  }

  init(year: Int, month: Int, day: Int, time: Time?) {
    self.year = year
    self.month = month
    self.day = day
    self.time = time
  }

  /// The day as `YYYY-MM-DD`.
  package var day8601: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month))-\(Self.padded(day))"
  }

  /// The date with all that was written except a fraction of a second, in the form of RFC 3339,
  /// section 5.6; without an offset where none was written.
  package var iso8601: String {
    guard let time else { return day8601 }
    let clock = [time.hour, time.minute, time.second].map { Self.padded($0) }
    return
      "\(day8601)T\(clock.joined(separator: ":"))\(time.offset.map(Self.text(ofOffset:)) ?? "")"
  }

  /// The date in seconds after 1970-01-01T00:00:00Z; a day counts from its midnight.
  ///
  /// - Parameter zone: the time zone of days and of times without an offset.
  /// - Returns: the seconds.
  package func moment(in zone: SiteTimeZone) -> Int {
    var local = GregorianCalendar.daysSince1970(year: year, month: month, day: day) * 86_400
    guard let time else { return zone.seconds(ofLocal: local) }
    local += (time.hour * 60 + time.minute) * 60 + time.second
    return time.offset.map { local - $0 * 60 } ?? zone.seconds(ofLocal: local)
  }

  private static func text(ofOffset offset: Int) -> String {
    guard offset != 0 else { return "Z" }
    let minutes = abs(offset)
    return (offset < 0 ? "-" : "+") + padded(minutes / 60) + ":" + padded(minutes % 60)
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
