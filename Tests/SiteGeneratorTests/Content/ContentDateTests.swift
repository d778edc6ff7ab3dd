import Foundation
import SiteGenerator
import Testing

@Suite struct ContentDateTests {
  @Test(arguments: [
    "2026-03-15", "0000-01-01", "9999-12-31", "2024-02-29", "2000-02-29", "0400-02-29",
    "2026-03-15T18:30:00Z", "2026-03-15t18:30:00z", "2026-03-15 18:30:00Z",
    "2026-03-15T18:30:00.123456789+01:00", "2026-03-15T00:00:00-23:59", "2016-12-31T23:59:60Z",
    "2026-03-15T23:59:59+00:00", "2026-03-15T18:30", "2026-03-15 18:30", "2026-03-15T18:30:00",
    "2026-03-15t23:59:60.5",
  ])
  func takesADayATimeOrAMoment(text: String) throws {
    let date = try #require(ContentDate(text))
    #expect(date.day8601 == text.prefix(10))
  }

  @Test(arguments: [
    "", "2026", "2026-03", "2026-3-15", "26-03-15", "2026-03-15 ", " 2026-03-15", "2026/03/15",
    "15-03-2026", "2026-00-10", "2026-13-10", "2026-03-00", "2026-03-32", "2026-04-31",
    "2023-02-29", "1900-02-29", "2100-02-29", "2026-02-30", "+026-03-15", "-026-03-15",
    "２０２６-03-15", "2026-03-15T", "2026-03-15T18", "2026-03-15T18:30Z", "2026-03-15T18:30:",
    "2026-03-15T18:30:0", "2026-03-15T24:00", "2026-03-15T18:60", "2026-03-15T18:30:00.",
    "2026-03-15T18.30", "2026-03-15T18:30+01:00", "2026-03-15T24:00:00Z", "2026-03-15T18:60:00Z",
    "2026-03-15T18:30:61Z",
    "2026-03-15T18:30:00.Z", "2026-03-15T18:30:00+1:00", "2026-03-15T18:30:00+0100",
    "2026-03-15T18:30:00+24:00", "2026-03-15T18:30:00+01:60", "2026-03-15T18:30:00Zulu",
    "2026-03-15X18:30:00Z", "today", "2026-03-15T18:30:00é", "éééééééééé",
  ])
  func refusesEverythingElse(text: String) {
    #expect(ContentDate(text) == nil)
  }

  @Test func countsSecondsAsEveryCalendarDoes() throws {
    let formatter = ISO8601DateFormatter()
    for text in [
      "1970-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2000-02-29T12:00:00Z",
      "2000-03-01T00:00:00Z", "1900-03-01T00:00:00Z", "2100-02-28T23:59:59Z",
      "2026-03-15T18:30:00+01:00", "2026-12-31T23:30:00-05:30", "2038-01-19T03:14:08Z",
      "1600-02-29T00:00:00Z", "9999-12-31T23:59:59Z",
    ] {
      let expected = try #require(formatter.date(from: text)?.timeIntervalSince1970)
      #expect(ContentDate(text)?.moment(in: .utc) == Int(expected), "\(text)")
    }
  }

  @Test func everyDayOfACycleOfTheCalendarFollowsTheOneBefore() throws {
    var expected = try #require(ContentDate("1999-01-01")).moment(in: .utc)
    for year in 1999...2401 {
      for month in 1...12 {
        for day in 1...31 {
          let text = [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
          guard let date = ContentDate(text) else { continue }
          #expect(date.moment(in: .utc) == expected, "\(text)")
          expected += 86_400
        }
      }
    }
  }

  @Test(arguments: [
    ("2026-03-14", "2026-03-15"), ("2026-03-15", "2026-03-15T00:00:01Z"),
    ("2026-03-15T18:30:00+02:00", "2026-03-15T18:30:00+01:00"),
    ("2026-03-15T23:30:00Z", "2026-03-15T23:30:00-01:00"),
    ("0000-02-28", "0000-02-29"), ("0000-12-31", "0001-01-01"),
  ])
  func comesBefore(earlier: String, later: String) throws {
    let (first, second) = try (
      #require(ContentDate(earlier)).moment(in: .utc),
      #require(ContentDate(later)).moment(in: .utc)
    )
    #expect(first < second)
  }

  @Test(arguments: [
    ("2024-07-01", "2024-06-30T22:00:00Z"), ("2024-01-01", "2023-12-31T23:00:00Z"),
    ("2024-03-01T23:30", "2024-03-01T22:30:00Z"), ("2024-03-01T23:30:15", "2024-03-01T22:30:15Z"),
    ("2024-03-31T02:30", "2024-03-31T01:30:00Z"), ("2024-10-27T02:30", "2024-10-27T00:30:00Z"),
    ("2024-03-01T23:30:00-05:00", "2024-03-02T04:30:00Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"),
  ])
  func theSitesTimeZoneServesWhatHasNoOffset(text: String, moment: String) throws {
    let zone = try #require(SiteTimeZone(identifier: "Europe/Stockholm"))
    let date = try #require(ContentDate(text))
    #expect(try date.moment(in: zone) == #require(ContentDate(moment)).moment(in: .utc))
    #expect(date.day8601 == text.prefix(10))
  }

  @Test(arguments: [
    ("2026-03-15", "2026-03-15"), ("0001-01-01", "0001-01-01"),
    ("2026-03-15 18:30", "2026-03-15T18:30:00"), ("2026-03-15t08:05:09.75", "2026-03-15T08:05:09"),
    ("2026-03-15T18:30:00z", "2026-03-15T18:30:00Z"),
    ("2026-03-15T18:30:00-00:00", "2026-03-15T18:30:00Z"),
    ("2026-03-15T18:30:00.5+05:45", "2026-03-15T18:30:00+05:45"),
    ("2026-03-15T18:30:00-09:30", "2026-03-15T18:30:00-09:30"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z"),
  ])
  func isWrittenInOneForm(text: String, iso8601: String) {
    #expect(ContentDate(text)?.iso8601 == iso8601)
  }

  @Test func aDayIsNotMovedByAnOffset() {
    #expect(ContentDate("2026-03-01T23:30:00-10:00")?.day8601 == "2026-03-01")
    #expect(ContentDate("2026-03-01T00:30:00+14:00")?.day8601 == "2026-03-01")
  }
}
