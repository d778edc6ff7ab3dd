import SiteGenerator
import TestSupport
import Testing

/// Sites that are built with their cards; these are few, since drawing takes its time.
@Suite struct WholeSiteTests {
  @Test func buildsCardsWithTheSameBytesWhateverTheJobs() async throws {
    let site = try SiteFixture(["content/a.md": "---\ntitle: A\ndate: 2026-03-01\n---\n"])
    #expect(try await site.build(jobs: 1) == "")
    let first = try site.folder.entries("public")
    #expect(first.keys.filter { $0.hasSuffix(".png") }.count == 4)
    #expect(
      try site.folder.bytes("public/cards/a/wide.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    try site.folder.move("public", to: "first")
    #expect(try await site.build(jobs: 8) == "")
    #expect(try site.folder.entries("public") == first)
  }

  @Test func aCodeThatIsTooLongFailsTheBuildAndLeavesTheFormerOne() async throws {
    let site = try SiteFixture(["content/index/b.md": "# B\n"])
    #expect(try await site.build() == "")
    let before = try site.folder.entries("public")
    let link = "https://share.example/" + String(repeating: "a", count: 2000)
    try site.folder.write("---\ntitle: A\nlink: \(link)\n---\n", to: "content/a.md")
    let told = try await site.build()
    for (size, limit) in [("square", 666), ("story", 666), ("wide", 180), ("compact", 152)] {
      #expect(
        told.contains(
          "content/a.md:3:7: error: the link has 2022 bytes, but at most \(limit) fit in a code of "
            + "the correction level M that can be scanned from the \(size) card "
            + "[payload-too-long]\n"))
    }
    #expect(try site.folder.entries("public") == before)
  }
}
