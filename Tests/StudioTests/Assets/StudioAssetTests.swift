import Foundation
import TestSupport
import Testing

@testable import Studio

struct StudioAssetTests {
  @Test func hasTheFilesThatPagesAskFor() {
    #expect(StudioAsset.names.contains(StudioAsset.page))
    #expect(StudioAsset.names.contains("live.js"))
    #expect(StudioAsset.names == StudioAsset.names.sorted())
  }

  @Test(arguments: StudioAsset.names)
  func holdsEachFileByteForByte(name: String) throws {
    let file = Self.folder.appending(path: name)
    #expect(try StudioAsset.file(name) == [UInt8](Data(contentsOf: file)))
  }

  @Test func hasNoFileOfAnotherName() {
    #expect(StudioAsset.file("") == nil)
    #expect(StudioAsset.file("../StudioAsset.swift") == nil)
  }

  /// Each file that a module imports, a page links or a script fetches is there.
  @Test func lacksNoFileThatAnotherNames() throws {
    let names = Set(StudioAsset.names)
    for name in StudioAsset.names {
      let text = String(decoding: try #require(StudioAsset.file(name)), as: UTF8.self)
      for match in text.matches(of: /(?:from '\.\/|\/\.sitegen\/assets\/)([a-z-]+\.[a-z]+)/) {
        #expect(names.contains(String(match.1)), "\(name) names \(match.1)")
      }
    }
  }

  private static let folder = Checkout.root.appending(path: "Sources/Studio/Assets/Files")
}
