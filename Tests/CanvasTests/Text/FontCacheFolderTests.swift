import Foundation
import Testing

@testable import Canvas

@Suite struct FontCacheFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("sitegen-tests-\(UUID().uuidString)").path

  private func path(_ environment: [String: String]) -> String {
    FontCacheFolder { environment[$0] }.path
  }

  /// Runs with an empty folder that is removed afterwards.
  private func withRoot(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try body()
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func prefersTheCacheOfTheUser() throws {
    try withRoot {
      let cache = "\(root)/a/cache"
      #expect(
        path(["XDG_CACHE_HOME": cache, "HOME": root, "TMPDIR": root])
          == "\(cache)/sitegen/fontconfig")
      let mode = try mode(of: "\(cache)/sitegen/fontconfig")
      #expect(mode == 0o700)
      #expect(path(["HOME": root, "TMPDIR": root]) == "\(root)/.cache/sitegen/fontconfig")
    }
  }

  @Test(arguments: ["/dev/null", "/proc/nothing", "relative", ""])
  func passesOverFoldersThatCannotBeMade(folder: String) throws {
    try withRoot {
      #expect(
        path(["XDG_CACHE_HOME": folder, "HOME": root]) == "\(root)/.cache/sitegen/fontconfig")
      let own = "\(root)/sitegen-\(geteuid())"
      #expect(path(["XDG_CACHE_HOME": folder, "HOME": folder, "TMPDIR": root]) == own)
      let mode = try mode(of: own)
      #expect(mode == 0o700)
      #expect(path(["HOME": folder, "TMPDIR": root]) == own)
    }
  }

  @Test func trustsNoLinkFileOrOpenFolderInTheTemporaryFolder() throws {
    try withRoot {
      let own = "\(root)/sitegen-\(geteuid())"
      let files = FileManager.default
      try files.createSymbolicLink(atPath: own, withDestinationPath: root)
      #expect(path(["TMPDIR": root]) == "/dev/null/sitegen")
      try files.removeItem(atPath: own)
      #expect(files.createFile(atPath: own, contents: nil))
      #expect(path(["TMPDIR": root]) == "/dev/null/sitegen")
      try files.removeItem(atPath: own)
      try files.createDirectory(atPath: own, withIntermediateDirectories: false)
      try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: own)
      #expect(path(["TMPDIR": root]) == "/dev/null/sitegen")
      try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: own)
      #expect(path(["TMPDIR": root]) == own)
    }
  }

  @Test func writesFolderNamesAsXML() {
    let xml = FontConfiguration.xml(
      replacedFamilies: ["A & B"], folders: ["/a\u{1}\n&\u{301}<b>\u{7F}"], cacheFolder: "/c\0d")
    #expect(xml.contains("<string>A &amp; B</string>"))
    #expect(xml.contains("<dir>/a&amp;\u{301}&lt;b&gt;</dir>"))
    #expect(xml.contains("<cachedir>/cd</cachedir>"))
  }
}
