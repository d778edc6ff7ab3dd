import Testing

@testable import SiteGenerator

@Suite struct ByteCountTests {
  @Test(arguments: [
    ("300 KB", 300_000), ("300KB", 300_000), ("300 kb", 300_000), ("1.5 MB", 1_500_000),
    ("307200 B", 307_200), ("12 B", 12), ("0 B", 0), ("0.25 KB", 250),
  ])
  func readsNumbersWithUnits(text: String, bytes: Int) {
    #expect(ByteCount(text)?.bytes == bytes)
  }

  @Test(arguments: [
    "", "KB", "300", "5. MB", "-3 KB", "3 GiB", "3 KB more", ".5 MB", "1.2.3 KB", "1e3", "٣ KB",
    "99999999999999 MB",
    "nan", "1,5 MB", "1000001 MB",
  ])
  func refusesWhatIsNoCount(text: String) {
    #expect(ByteCount(text) == nil)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (1449, "1.4 KB"), (9960, "10 KB"),
    (300_000, "300 KB"), (412_700, "413 KB"), (999_600, "1000 KB"), (1_200_000, "1.2 MB"),
    (1_249_999, "1.2 MB"), (9_950_000, "10 MB"), (.max, "9223372036855 MB"),
  ])
  func writesThemShortly(bytes: Int, text: String) {
    #expect(ByteCount(bytes: bytes).text == text)
  }
}
