import SiteGenerator
import TestSupport
import Testing

@Suite struct WorkFolderTests {
  private let folder: TemporaryFolder
  private let work: WorkFolder

  init() throws {
    folder = try TemporaryFolder()
    work = WorkFolder(root: Folder(path: folder.path, name: "site"))
  }

  @Test func keepsWhatIsForBuildsAndForTargetsApart() {
    #expect(work.cache.shown("x") == "site/.sitegen/cache/x")
    #expect(work.publishing(to: "pages").shown("") == "site/.sitegen/publish/pages")
  }

  @Test func isKeptOutOfCommits() throws {
    try work.prepare()
    #expect(try folder.files(".sitegen") == [".gitignore"])
    #expect(try folder.text(".sitegen/.gitignore") == "*\n")
  }

  @Test func whatAPersonWroteStays() throws {
    try folder.write("cache\n", to: ".sitegen/.gitignore")
    try work.prepare()
    #expect(try folder.text(".sitegen/.gitignore") == "cache\n")
  }
}
