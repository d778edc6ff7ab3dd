import Canvas
import Foundation
import TestSupport
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

  @Test func takesAFamilyOfTheThemeFromItsFolderAlone() throws {
    let folder = try TemporaryFolder("theme & fonts")
    let quicksand = try #require(SampleFonts.file(named: "Quicksand-Bold"))
    try FileManager.default.copyItem(
      at: quicksand, to: folder.url.appending(path: quicksand.lastPathComponent))
    let library = try FontLibrary(
      themeFolders: [folder.path], folders: FontLibrary.systemFolders,
      cacheFolder: SampleFonts.cacheFolder)
    func has(_ face: String) -> Bool { library.identity.contains("\(face) ") }
    #expect(has("Quicksand Bold"))
    #expect(!has("Quicksand Regular"))
    #expect(has("Inter Regular"))
    #expect(try SampleFonts.system().identity.contains("Quicksand Regular "))
    #expect(library.brokenThemeFiles.isEmpty)
  }

  @Test func takesAFamilyFromTheNearestOfTheThemesFolders() throws {
    let (near, far) = (try TemporaryFolder("near"), try TemporaryFolder("far"))
    for (folder, name) in [(near, "Quicksand-Bold"), (far, "Quicksand-Regular")] {
      let file = try #require(SampleFonts.file(named: name))
      try FileManager.default.copyItem(
        at: file, to: folder.url.appending(path: file.lastPathComponent))
    }
    func faces(_ folders: [TemporaryFolder]) throws -> [Bool] {
      let identity = try FontLibrary(
        themeFolders: folders.map(\.path), folders: FontLibrary.systemFolders,
        cacheFolder: SampleFonts.cacheFolder
      ).identity
      return ["Quicksand Bold ", "Quicksand Regular "].map { identity.contains($0) }
    }
    #expect(try faces([near, far]) == [true, false])
    #expect(try faces([far, near]) == [false, true])
  }

  @Test func tellsWhichFilesOfAThemeAreBroken() throws {
    let folder = try TemporaryFolder("theme fonts")
    let quicksand = try #require(SampleFonts.file(named: "Quicksand-Bold"))
    let whole = try Data(contentsOf: quicksand)
    try folder.write("not a font", to: "b.otf")
    try folder.write("", to: "a.ttf")
    try folder.write("notes", to: "readme.txt")
    try whole.prefix(300).write(to: folder.url.appending(path: "cut.TTF"))
    try whole.write(to: folder.url.appending(path: "whole.ttf"))
    let library = try FontLibrary(
      themeFolders: [folder.path], folders: FontLibrary.systemFolders,
      cacheFolder: SampleFonts.cacheFolder)
    #expect(library.brokenThemeFiles == ["a.ttf", "b.otf", "cut.TTF"])
    let engine = try TextEngine(fonts: library)
    let layout = try TextLayout(
      "abc", attributes: TextAttributes(design: .rounded, weight: .bold, size: 40), width: 300,
      maximumLines: 1, engine: engine)
    #expect(layout.families == ["Quicksand"])
  }

  @Test func passesOverAThemeWithoutFonts() throws {
    let library = try FontLibrary(
      themeFolders: ["/no/such/folder"], folders: FontLibrary.systemFolders,
      cacheFolder: SampleFonts.cacheFolder)
    #expect(try library.identity == SampleFonts.system().identity)
    #expect(library.brokenThemeFiles.isEmpty)
  }
}
