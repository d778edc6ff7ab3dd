import Foundation
import SiteGenerator
import TestSupport
import Testing

@Suite struct SiteBuilderTests {
  private static let two = ["a/index.html": "A", "b/c/index.html": "B"]

  @Test func writesEveryFileAndItsManifest() async throws {
    let output = try OutputFixture()
    #expect(try await output.build(Self.two) == "")
    #expect(
      try output.folder.files("public")
        == [".sitegen-manifest", "a/index.html", "b/c/index.html"])
    #expect(try output.folder.text("public/b/c/index.html") == "B")
    let manifest = try output.manifest()
    #expect(manifest.isComplete && !manifest.includesDrafts)
    #expect(manifest.paths == ["a/index.html", "b/c/index.html"])
    #expect(
      manifest["a/index.html"]
        == OutputManifest.File(
          size: 1, fingerprint: Fingerprint(of: Array("A".utf8)),
          headers: FileHeaders(
            contentType: "text/html; charset=utf-8", cacheControl: "public, max-age=300")))
  }

  @Test func theManifestTellsWhatPlanWasBuilt() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    let first = try output.manifest().plan
    _ = try await output.build(["a/index.html": "A"])
    #expect(try output.manifest().plan != first)
    _ = try await output.build(Self.two, includesDrafts: true)
    #expect(try output.manifest().plan == first)
    #expect(try output.manifest().includesDrafts)
  }

  @Test func twoBuildsGiveTheSameBytes() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    let first = try output.folder.entries("public")
    _ = try await output.build(Self.two)
    #expect(try output.folder.entries("public") == first)
  }

  @Test(arguments: [1, 2, 8, 1000])
  func anyNumberOfJobsGivesTheSameBytes(jobs: Int) async throws {
    let output = try OutputFixture()
    let texts = Dictionary(uniqueKeysWithValues: (0..<200).map { ("p\($0)/index.html", "\($0)") })
    _ = try await output.build(texts, into: "one", jobs: 1)
    #expect(try await output.build(texts, into: "many", jobs: jobs) == "")
    #expect(try output.folder.entries("many") == output.folder.entries("one"))
  }

  @Test func aPlanWithoutArtifactsGivesAnEmptyFolder() async throws {
    let output = try OutputFixture()
    #expect(try await output.build([String: String]()) == "")
    #expect(try output.folder.files("public") == [".sitegen-manifest"])
  }

  @Test func anUnchangedFileIsNotWrittenAgain() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    let before = try output.folder.marks("public")
    _ = try await output.build(["a/index.html": "A", "b/c/index.html": "other"])
    let after = try output.folder.marks("public")
    #expect(after["a/index.html"] == before["a/index.html"])
    #expect(after["b/c/index.html"] != before["b/c/index.html"])
  }

  @Test func aBuildThatChangesNothingWritesNothing() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    let before = try output.folder.marks("public")
    #expect(try await output.build(Self.two) == "")
    #expect(try output.folder.marks("public") == before)
  }

  @Test func aFileThatWasChangedByHandIsWrittenAnew() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    try output.folder.write("mine", to: "public/a/index.html")
    #expect(try await output.build(Self.two) == "")
    #expect(try output.folder.text("public/a/index.html") == "A")
    try output.folder.remove("public/a/index.html")
    try output.folder.link("public/a/index.html", to: "../b/c/index.html")
    #expect(try await output.build(Self.two) == "")
    #expect(try output.folder.entries("public")["a/index.html"] == "file QQ==")
    #expect(try output.folder.text("public/b/c/index.html") == "B")
  }

  @Test func whatIsNoLongerMadeGoesWithItsEmptyFolders() async throws {
    let output = try OutputFixture()
    _ = try await output.build(["a/index.html": "A", "b/c/d/index.html": "B", "b/e.txt": "E"])
    try output.folder.write("mine", to: "public/foreign.txt")
    #expect(try await output.build(["b/e.txt": "E"]) == "")
    #expect(
      try output.folder.entries("public").keys.sorted()
        == [".sitegen-manifest", "b", "b/e.txt", "foreign.txt"])
  }

  @Test func aFolderWithForeignFilesStays() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    try output.folder.write("mine", to: "public/b/c/notes.txt")
    #expect(try await output.build(["a/index.html": "A"]) == "")
    #expect(
      try output.folder.files("public") == [".sitegen-manifest", "a/index.html", "b/c/notes.txt"])
  }

  @Test func aFileBecomesAFolderAndAFolderAFile() async throws {
    let output = try OutputFixture()
    for texts in [["a": "A"], ["a/b/c": "B"], ["a": "A"], ["a/b/c": "B", "a/d": "D"]] {
      #expect(try await output.build(texts) == "")
      #expect(
        try output.folder.files("public") == [".sitegen-manifest"] + texts.keys.sorted())
    }
  }

  @Test func aFailedBuildLeavesTheFormerOneAsItWas() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    let before = try output.folder.marks("public")
    let told = try await output.build([
      OutputFixture.artifact("a/index.html", "other"), OutputFixture.artifact("d.html", "new"),
      OutputFixture.failure("x.png"), OutputFixture.failure("y.png"),
    ])
    #expect(
      told == """
        sitegen: error: 'x.png' cannot be made [rendering-failed]
            hint: try another
        sitegen: error: 'y.png' cannot be made [rendering-failed]
            hint: try another

        """)
    var after = try output.folder.marks("public")
    // The folder's own time tells that the staging folder came and went.
    after[""] = before[""]
    #expect(after == before)
  }

  @Test func aFailedFirstBuildLeavesNothing() async throws {
    let output = try OutputFixture()
    _ = try await output.build([OutputFixture.failure("x.png")])
    #expect(!output.folder.exists("public"))
  }

  @Test func aFailedBuildLeavesAnEmptyFolder() async throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("public")
    _ = try await output.build([OutputFixture.failure("x.png")])
    #expect(try output.folder.entries("public") == [:])
  }

  @Test func whatAKilledBuildLeftIsCleared() async throws {
    let output = try OutputFixture()
    _ = try await output.build(Self.two)
    try output.folder.write("half", to: "public/.sitegen-staging/a/index.html")
    try output.folder.write("half", to: "public/.sitegen-staging/b")
    try output.folder.makeFolder("elsewhere")
    try output.folder.write("keep", to: "elsewhere/file")
    try output.folder.link("public/.sitegen-staging/link", to: "../../elsewhere")
    #expect(try await output.build(Self.two) == "")
    #expect(
      try output.folder.files("public")
        == [".sitegen-manifest", "a/index.html", "b/c/index.html"])
    #expect(try output.folder.text("elsewhere/file") == "keep")
  }

  @Test func emptyFoldersThatAKilledBuildLeftGo() async throws {
    let output = try OutputFixture()
    _ = try await output.build(["a": "A", "b/c/d/index.html": "B"])
    try output.folder.remove("public/b/c/d")
    #expect(try await output.build(["a": "A"]) == "")
    #expect(try output.folder.entries("public").keys.sorted() == [".sitegen-manifest", "a"])
  }

  @Test func aStagingFolderThatIsALinkIsNotFollowed() async throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("public")
    try output.folder.write("keep", to: "elsewhere/file")
    try output.folder.link("public/.sitegen-staging", to: "../elsewhere")
    #expect(try await output.build(Self.two) == "")
    #expect(try output.folder.entries("elsewhere") == ["file": "file a2VlcA=="])
    #expect(
      try output.folder.files("public")
        == [".sitegen-manifest", "a/index.html", "b/c/index.html"])
  }

  @Test func theMaskOfTheProcessDoesNotMatter() async throws {
    let output = try OutputFixture()
    let mask = umask(0o077)
    defer { umask(mask) }
    _ = try await output.build(Self.two, into: "x/y/public")
    for folder in ["x", "x/y", "x/y/public", "x/y/public/b", "x/y/public/b/c"] {
      #expect(try output.folder.mode(folder) == 0o755, "\(folder)")
    }
    for file in [".sitegen-manifest", "a/index.html", "b/c/index.html"] {
      #expect(try output.folder.mode("x/y/public/\(file)") == 0o644, "\(file)")
    }
  }

  @Test func aLinkToAnOutputFolderIsFollowed() async throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("elsewhere")
    try output.folder.link("public", to: "elsewhere")
    #expect(try await output.build(Self.two) == "")
    #expect(
      try output.folder.files("elsewhere")
        == [".sitegen-manifest", "a/index.html", "b/c/index.html"])
  }

  @Test func tellsThatNothingCanBeWritten() async throws {
    let output = try OutputFixture()
    try output.folder.write("a file", to: "file")
    #expect(
      try await output.build(Self.two, into: "file/public") == """
        sitegen: error: cannot write '\(output.folder.path)/file': it is not a folder \
        [unwritable-file]
            hint: check its permissions and the free space

        """)
    #expect(
      try await output.build(Self.two, into: "file") == """
        sitegen: error: cannot write 'file': it is not a folder [unwritable-file]
            hint: check its permissions and the free space

        """)
    #expect(!output.folder.exists("public"))
  }
}
