import SiteGenerator
import TestSupport
import Testing

@Suite struct FolderComparingTests {
  private let bytes = Array("one".utf8)

  @Test func findsAFileByItsBytes() throws {
    let temporary = try TemporaryFolder()
    let folder = Folder(path: temporary.path)
    try temporary.write("one", to: "same")
    try temporary.write("eno", to: "other")
    try temporary.write("one more", to: "longer")
    try temporary.link("link", to: "same")
    try temporary.makeFolder("folder")
    let found = ["same", "other", "longer", "link", "folder", "missing"].filter {
      folder.has(size: bytes.count, fingerprint: Fingerprint(of: bytes), at: $0)
    }
    #expect(found == ["same"])
  }
}
