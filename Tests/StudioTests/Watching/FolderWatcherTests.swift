import Foundation
import Testing

@testable import Studio

@Suite struct FolderWatcherTests {
  @Test func twoHundredFilesAtOnceAreOneChange() throws {
    let files = (0..<200).map { "content/\($0).md" }
    let folder = try WatchedFolder(files)
    for file in files { utime(folder.url(file).path, nil) }
    #expect(folder.changes(atLeast: 1) == 1)
  }

  @Test func aSaveByRenameIsOneChangeAndTheNextOneIsSeenToo() throws {
    let folder = try WatchedFolder()
    for number in 1...2 {
      try folder.write("new \(number)\n", to: "content/.a.md.tmp")
      try folder.move("content/.a.md.tmp", to: "content/a.md")
      #expect(folder.changes(atLeast: number) == number)
    }
  }

  @Test func aFolderThatIsMovedAwayAndBackIsStillWatched() throws {
    let folder = try WatchedFolder(["content/deep/a.md", "site/site.yml"])
    try folder.move("content", to: "elsewhere")
    #expect(folder.changes(atLeast: 1) == 1)
    try folder.write(to: "elsewhere/deep/a.md")
    #expect(folder.changes(atLeast: 1) == 1)
    try folder.move("elsewhere", to: "content")
    #expect(folder.changes(atLeast: 2) == 2)
    try folder.write(to: "content/deep/a.md")
    #expect(folder.changes(atLeast: 3) == 3)
  }

  @Test func filesInNewNestedFoldersAreSeen() throws {
    let folder = try WatchedFolder()
    try folder.write(to: "content/x/y/z/a.md")
    _ = folder.changes(atLeast: 1)
    let before = folder.changes(atLeast: 1)
    try folder.write("three\n", to: "content/x/y/z/a.md")
    #expect(folder.changes(atLeast: before + 1) == before + 1)
  }

  @Test func aFolderThatIsCalledAsVimsProbeIsWatched() throws {
    let folder = try WatchedFolder(["content/4913/a.md"])
    try folder.write("two\n", to: "content/4913/a.md")
    #expect(folder.changes(atLeast: 1) == 1)
  }

  @Test func aFileIsToldWhenItIsWhole() throws {
    let folder = try WatchedFolder()
    let file = try FileHandle(forWritingTo: folder.url("content/a.md"))
    try file.write(contentsOf: Data("half".utf8))
    #expect(folder.changes(atLeast: 0) == 0)
    try file.write(contentsOf: Data(" and the rest".utf8))
    try file.close()
    #expect(folder.changes(atLeast: 1) == 1)
  }

  @Test func aChangeWaitsForAFileThatIsHalfWritten() throws {
    let folder = try WatchedFolder(["content/a.md", "content/b.md"])
    try folder.write(to: "content/b.md")
    let file = try FileHandle(forWritingTo: folder.url("content/a.md"))
    try file.write(contentsOf: Data("half".utf8))
    #expect(folder.changes(atLeast: 0) == 0)
    try file.close()
    #expect(folder.changes(atLeast: 1) == 1)
  }

  @Test func aFileThatIsNeverClosedIsToldAfterAWhile() throws {
    let folder = try WatchedFolder()
    let file = try FileHandle(forWritingTo: folder.url("content/a.md"))
    try file.write(contentsOf: Data("half".utf8))
    #expect(folder.changes(atLeast: 1) == 1)
    try file.close()
  }

  @Test func theOwnOutputIsNotTold() throws {
    let folder = try WatchedFolder()
    for path in ["public/index.html", ".sitegen/cache/ab/cd", "public/cards/a/wide.png"] {
      try folder.write(to: path)
    }
    try folder.write(to: "content/.a.md.swp")
    #expect(folder.changes(atLeast: 0) == 0)
  }

  @Test func aFileElsewhereIsWatchedAlone() throws {
    let folder = try WatchedFolder(
      ["content/a.md", "pictures/logo.svg"], watching: ["pictures/logo.svg"])
    try folder.write(to: "pictures/other.svg")
    #expect(folder.changes(atLeast: 0) == 0)
    try folder.write(to: "pictures/logo.svg")
    #expect(folder.changes(atLeast: 1) == 1)
  }

  @Test func aSiteThatIsMovedAwayAndBackIsStillWatched() throws {
    let folder = try WatchedFolder()
    let elsewhere = folder.folder.path + " elsewhere"
    rename(folder.folder.path, elsewhere)
    #expect(folder.changes(atLeast: 1) >= 1)
    rename(elsewhere, folder.folder.path)
    // Nothing tells that it is back, so it is looked for each second.
    sleep(2)
    let before = folder.changes(atLeast: 2)
    try folder.write(to: "content/a.md")
    #expect(folder.changes(atLeast: before + 1) == before + 1)
  }
}
