import Foundation
import SiteGenerator
import TestSupport
import Testing

@testable import Studio

@Suite struct PollingWatchTests {
  @Test func whatChangedSinceTheLastLookIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\n", to: "content/deep/a.md")
    let watch = PollingWatch(WatchedPlaces(root: Folder(path: folder.path)))
    #expect(watch.changes() == WatchChange())
    try folder.write("two\n", to: "content/deep/a.md")
    #expect(watch.changes() == WatchChange(isChanged: true))
    #expect(watch.changes() == WatchChange())
    try FileManager.default.removeItem(at: folder.url.appending(path: "content/deep"))
    #expect(watch.changes() == WatchChange(isChanged: true))
    try folder.write("x\n", to: "public/index.html")
    #expect(watch.changes() == WatchChange())
  }
}
