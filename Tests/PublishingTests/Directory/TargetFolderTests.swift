import Foundation
import SiteGenerator
import TestSupport
import Testing

@testable import Publishing

@Suite struct TargetFolderTests {
  private let folder: TemporaryFolder
  private let target: TargetFolder

  init() throws {
    folder = try TemporaryFolder("target folder")
    target = TargetFolder(Folder(path: folder.path, name: "live"))
  }

  @Test func aFileThatCannotTakeItsPlaceLeavesNoDraft() throws {
    try folder.write("kept", to: "index.html/file")
    #expect(throws: PublishingError.self) { try target.replace("index.html", with: [65]) }
    #expect(try folder.tree("") == ["index.html/file": Data("kept".utf8)])
  }

  @Test func aLinkThatCannotTakeItsPlaceLeavesNoDraft() throws {
    try folder.write("kept", to: "current/file")
    #expect(throws: PublishingError.self) { try target.setLink("current", to: "releases/a-1") }
    #expect(try folder.tree("") == ["current/file": Data("kept".utf8)])
  }

  @Test func aLinkTakesThePlaceOfAnother() throws {
    try target.setLink("current", to: "releases/a-1")
    try target.setLink("current", to: "releases/b-2")
    #expect(try folder.target(ofLink: "current") == "releases/b-2")
  }
}
