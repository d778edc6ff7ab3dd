/// The proleptic Gregorian calendar, by which dates of all times are written (ISO 8601).
enum GregorianCalendar {
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1970-01-01 to a day, counted in years that begin in March so that the leap day
  /// is the last.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + (year + 400) / 4 - (year + 400) / 100 + (year + 400) / 400 - 97
      + dayOfYear - 719_468
  }
}
