import Diagnostics
import SiteGenerator
import TestSupport
import Testing

@Suite struct FolderTests {
  private let temporary: TemporaryFolder
  private let folder: Folder

  init() throws {
    temporary = try TemporaryFolder()
    folder = Folder(path: temporary.path, name: "here")
  }

  private func told(_ work: () throws(FileError) -> Void) -> String {
    do {
      try work()
      return "no failure"
    } catch {
      return printed([error.diagnostic])
    }
  }

  private func unreadable(_ path: String, _ reason: String) -> String {
    "sitegen: error: cannot read 'here/\(path)': \(reason) [unreadable-file]\n"
      + "    hint: check its permissions\n"
  }

  private func unwritable(_ path: String, _ reason: String) -> String {
    "sitegen: error: cannot write 'here/\(path)': \(reason) [unwritable-file]\n"
      + "    hint: check its permissions and the free space\n"
  }

  @Test func namesPathsAsTheUserWould() {
    #expect(folder.shown("a/b") == "here/a/b")
    #expect(folder.shown("") == "here")
    #expect(folder.folder("a").shown("b") == "here/a/b")
    #expect(Folder(path: "/x").shown("b") == "b")
    #expect(Folder(path: "/x").folder("a").shown("b") == "a/b")
  }

  @Test(arguments: [("a/", "a"), ("a//", "a"), ("/", "/"), ("//", "/"), ("./", ".")])
  func aSlashAtTheEndSaysNothing(path: String, expected: String) {
    #expect(Folder(path: path, name: path) == Folder(path: expected, name: expected))
    #expect(Folder(path: path).path == expected)
  }

  /// The top of the file system is never meant by leaving a path out.
  @Test func theEmptyPathIsTheCurrentFolder() {
    #expect(Folder(path: "").absolute("a") == "./a")
    #expect(Folder(path: "").absolute("") == ".")
  }

  @Test(arguments: [0, 1, 4096, 1_000_000])
  func readsWhatItWrote(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "a/b/c")
    #expect(try folder.read("a/b/c") == bytes)
    try folder.write([7], to: "a/b/c")
    #expect(try folder.read("a/b/c") == [7])
  }

  @Test func readsNothingButFiles() throws {
    try temporary.makeFolder("folder")
    try temporary.makePipe("pipe")
    try temporary.link("loop", to: "loop")
    try temporary.link("lost", to: "nowhere")
    try temporary.link("device", to: "/dev/zero")
    try temporary.makeSparseFile("huge", size: UInt64(Folder.maximumFileSize) + 1)
    let expected = [
      ("folder", "it is not a file"), ("pipe", "it is not a file"),
      ("device", "it is not a file"), ("huge", "it is larger than 256 MB"),
      ("nowhere", "No such file or directory"), ("lost", "No such file or directory"),
      ("loop", "Too many levels of symbolic links"), ("huge/x", "Not a directory"),
    ]
    for (path, reason) in expected {
      #expect(
        told { () throws(FileError) in _ = try folder.read(path) } == unreadable(path, reason))
    }
  }

  @Test func readsThroughALinkToAFile() throws {
    try temporary.write("text", to: "a")
    try temporary.link("b", to: "a")
    #expect(try folder.read("b") == Array("text".utf8))
  }

  @Test func listsInTheOrderOfBytes() throws {
    for name in ["b", "a", "B", "é", "a.b", "a-b", ".hidden"] { try temporary.write("", to: name) }
    try temporary.makeFolder("folder")
    try temporary.makePipe("pipe")
    try temporary.link("file-link", to: "a")
    try temporary.link("folder-link", to: "folder")
    try temporary.link("loop", to: "loop")
    let entries = try folder.list()
    #expect(
      entries.map(\.name) == [
        ".hidden", "B", "a", "a-b", "a.b", "b", "file-link", "folder", "folder-link", "loop",
        "pipe", "é",
      ])
    #expect(
      entries.map(\.kind) == [
        .file, .file, .file, .file, .file, .file, .link, .folder, .link, .link, .other, .file,
      ])
  }

  @Test func tellsThatItCannotList() throws {
    try temporary.write("", to: "file")
    #expect(
      told { () throws(FileError) in _ = try folder.list("file") } == """
        sitegen: error: cannot list the folder 'here/file': Not a directory [unreadable-file]
            hint: check its permissions

        """)
  }

  @Test func findsAllFilesAndWhatIsNone() throws {
    for name in ["b", "a/c", "a/.d", ".e/f"] { try temporary.write("", to: name) }
    try temporary.link("a/up", to: "..")
    try temporary.makePipe("pipe")
    let visible = try folder.files(includesHidden: false)
    #expect(visible.files == ["a/c", "b"])
    #expect(visible.others == ["a/up", "pipe"])
    #expect(try folder.files(includesHidden: true).files == [".e/f", "a/.d", "a/c", "b"])
  }

  @Test func looksOnlySoDeep() throws {
    let deep = (1...32).map { "d\($0)" }.joined(separator: "/")
    try temporary.write("", to: "\(deep)/file")
    #expect(try folder.files(includesHidden: false).files == ["\(deep)/file"])
    try temporary.makeFolder("\(deep)/more")
    #expect(
      told { () throws(FileError) in _ = try folder.files(includesHidden: false) } == """
        sitegen: error: cannot list the folder 'here/\(deep)/more': it is nested more than 32 deep \
        [unreadable-file]
            hint: check its permissions

        """)
  }

  @Test func writesNothingThroughLinks() throws {
    try temporary.write("keep", to: "elsewhere/file")
    try temporary.link("folder", to: "elsewhere")
    try temporary.link("file", to: "elsewhere/file")
    #expect(
      told { () throws(FileError) in try folder.write([1], to: "folder/new") }
        == unwritable("folder", "it is not a folder"))
    #expect(
      told { () throws(FileError) in try folder.write([1], to: "file") }
        == unwritable("file", "Too many levels of symbolic links"))
    #expect(try temporary.entries("elsewhere") == ["file": "file a2VlcA=="])
  }

  @Test func removesWhatIsThereAndNothingElse() throws {
    try temporary.write("", to: "a/b")
    try temporary.write("keep", to: "elsewhere/file")
    try temporary.link("link", to: "elsewhere")
    try folder.remove("a/b")
    try folder.remove("a/b")
    try folder.remove("a/b/c")
    try folder.remove("link")
    #expect(
      try temporary.entries() == [
        "a": "folder", "elsewhere": "folder", "elsewhere/file": "file a2VlcA==",
      ])
    #expect(
      told { () throws(FileError) in try folder.remove("a") }.contains("cannot remove 'here/a'"))
  }

  @Test func removesATreeButFollowsNoLink() throws {
    try temporary.write("keep", to: "elsewhere/file")
    try temporary.write("", to: "tree/a/b/c")
    try temporary.link("tree/a/link", to: "../../elsewhere")
    try temporary.makePipe("tree/pipe")
    try folder.removeTree("tree")
    try folder.removeTree("tree")
    #expect(try temporary.entries() == ["elsewhere": "folder", "elsewhere/file": "file a2VlcA=="])
  }

  @Test func movesAFileOverAnother() throws {
    try temporary.write("new", to: "a")
    try temporary.write("old", to: "b/c")
    try folder.move("a", to: "b/c")
    #expect(try temporary.text("b/c") == "new")
    try temporary.makeFolder("d/e")
    #expect(
      told { () throws(FileError) in try folder.move("b/c", to: "d/e") }
        == unwritable("d/e", "Is a directory"))
    #expect(try temporary.text("b/c") == "new")
  }

  @Test func makesItselfAndTheFoldersAboveIt() throws {
    let deep = Folder(path: temporary.absolute("x/y/z"))
    #expect(try deep.make())
    #expect(try !deep.make())
    #expect(temporary.exists("x/y/z"))
    let slash = Folder(path: temporary.absolute("s/t/"))
    #expect(try slash.make())
    #expect(temporary.exists("s/t"))
  }

  @Test func readsTextForDiagnostics() throws {
    try temporary.write([0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0x62], to: "text")
    let text = try folder.readText("text")
    #expect(text.path == "here/text")
    #expect(text.bytes == Array("a\nb".utf8))
  }
}
