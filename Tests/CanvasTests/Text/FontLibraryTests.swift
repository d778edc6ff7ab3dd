import Canvas
import Foundation
import Testing

@Suite struct FontLibraryTests {
  @Test(arguments: [[], ["/no/such/folder"], ["/no/such/folder & <other>", "/dev/null"]])
  func saysWhereItFoundNoFonts(folders: [String]) {
    #expect(throws: CanvasError.noFonts(folders: folders)) {
      try FontLibrary(folders: folders, cacheFolder: SampleFonts.cacheFolder)
    }
  }

  @Test func takesNoFileForAFontThatIsNone() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sitegen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("not a font".utf8).write(to: folder.appendingPathComponent("Inter.ttf"))
    #expect(throws: CanvasError.noFonts(folders: [folder.path])) {
      try FontLibrary(folders: [folder.path], cacheFolder: SampleFonts.cacheFolder)
    }
  }

  @Test func namesFacesAndNoPathsInItsIdentity() throws {
    let identity = try SampleFonts.latin().identity
    #expect(identity.contains("Quicksand"))
    #expect(!identity.contains("/"))
    #expect(try SampleFonts.system().identity != identity)
  }

  @Test func findsTheFamiliesThatCardsUse() throws {
    let families = try SampleFonts.system().identity
    let used = [
      "Inter", "Quicksand", "JetBrains Mono", "EB Garamond", "Material Icons", "Noto Sans CJK JP",
      "Noto Color Emoji",
    ]
    for family in used { #expect(families.contains("\n\(family) ")) }
  }
}
