import SiteGenerator
import Testing

@Suite struct SiteTimeZoneTests {
  /// The seconds of a time as if it were in UTC, or of a moment in UTC.
  private func seconds(_ text: String) throws -> Int {
    try #require(ContentDate(text + "Z")).moment(in: .utc)
  }

  @Test(arguments: [
    "Europe/Stockholm", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "Asia/Ho_Chi_Minh",
    "America/Port-au-Prince", "UTC", "GMT", "Japan", "EST5EDT",
  ])
  func isFoundByItsName(identifier: String) {
    #expect(SiteTimeZone(identifier: identifier)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "Z", "utc", "Europe", "Europe/", "/Europe/Paris", "Europe//Paris", "Europe/Atlantis",
    "../zoneinfo/Europe/Paris", "Europe/../Europe/Paris", "Europe/./Paris", "/etc/localtime",
    ":Europe/Paris", "+01:00", "01", "EST5", "UTC+1", "MST7MDT,M3.2.0,M11.1.0", "localtime",
    "posix/Europe/Paris", "right/Europe/Paris", "posixrules", "zone.tab", "Europe/Paris\0",
    "Europe/Parïs", "Europe/ Paris",
  ])
  func nothingElseIsAZone(identifier: String) {
    #expect(SiteTimeZone(identifier: identifier) == nil)
  }

  @Test(arguments: [
    ("UTC", "2024-07-01T12:00:00", "2024-07-01T12:00:00"),
    ("Europe/Stockholm", "2024-01-15T00:00:00", "2024-01-14T23:00:00"),
    ("Europe/Stockholm", "2024-07-15T00:00:00", "2024-07-14T22:00:00"),
    ("Europe/Stockholm", "2060-07-15T00:00:00", "2060-07-14T22:00:00"),
    ("America/New_York", "2024-07-15T20:00:00", "2024-07-16T00:00:00"),
    ("Asia/Kathmandu", "2024-01-01T05:45:00", "2024-01-01T00:00:00"),
    ("Pacific/Kiritimati", "2024-01-01T14:00:00", "2024-01-01T00:00:00"),
    ("Pacific/Apia", "2011-12-29T23:00:00", "2011-12-30T09:00:00"),
    ("Pacific/Apia", "2011-12-31T01:00:00", "2011-12-30T11:00:00"),
  ])
  func readsLocalTimes(zone: String, local: String, moment: String) throws {
    let zone = try #require(SiteTimeZone(identifier: zone))
    #expect(try zone.seconds(ofLocal: seconds(local)) == seconds(moment))
  }

  @Test(arguments: [
    ("Europe/Stockholm", "2024-03-31T01:59:59", "2024-03-31T00:59:59"),
    ("Europe/Stockholm", "2024-03-31T02:00:00", "2024-03-31T01:00:00"),
    ("Europe/Stockholm", "2024-03-31T02:30:00", "2024-03-31T01:30:00"),
    ("Europe/Stockholm", "2024-03-31T03:00:00", "2024-03-31T01:00:00"),
    ("America/Santiago", "2024-09-08T00:00:00", "2024-09-08T04:00:00"),
    ("Australia/Lord_Howe", "2024-10-06T02:15:00", "2024-10-05T15:45:00"),
    ("Pacific/Apia", "2011-12-30T12:00:00", "2011-12-30T22:00:00"),
  ])
  func aTimeThatIsPassedOverIsBehindTheGap(zone: String, local: String, moment: String) throws {
    let zone = try #require(SiteTimeZone(identifier: zone))
    #expect(try zone.seconds(ofLocal: seconds(local)) == seconds(moment))
  }

  @Test(arguments: [
    ("Europe/Stockholm", "2024-10-27T01:59:59", "2024-10-26T23:59:59"),
    ("Europe/Stockholm", "2024-10-27T02:00:00", "2024-10-27T00:00:00"),
    ("Europe/Stockholm", "2024-10-27T02:59:59", "2024-10-27T00:59:59"),
    ("Europe/Stockholm", "2024-10-27T03:00:00", "2024-10-27T02:00:00"),
    ("America/Havana", "2024-11-03T00:30:00", "2024-11-03T04:30:00"),
  ])
  func ofATimeThatIsShownTwiceTheFirstCounts(zone: String, local: String, moment: String) throws {
    let zone = try #require(SiteTimeZone(identifier: zone))
    #expect(try zone.seconds(ofLocal: seconds(local)) == seconds(moment))
  }

  @Test func servesManyTasksAtOnce() async throws {
    let zone = try #require(SiteTimeZone(identifier: "Europe/Stockholm"))
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<1000).reduce(0) { $0 &+ zone.seconds(ofLocal: $1 * 1_800_000) } }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(sums.count == 1)
  }

  @Test func isEqualToAnotherOfItsName() {
    #expect(SiteTimeZone(identifier: "Asia/Tokyo") == SiteTimeZone(identifier: "Asia/Tokyo"))
    #expect(SiteTimeZone(identifier: "Asia/Tokyo") != SiteTimeZone(identifier: "Asia/Seoul"))
  }
}
