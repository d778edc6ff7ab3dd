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

  /// Copies fonts of the system into a folder.
  private func copies(of names: [String], in folder: TemporaryFolder) throws -> [String] {
    try names.map { name in
      let file = try #require(SystemFonts.file(named: name))
      let copy = folder.url.appending(path: file.lastPathComponent)
      try FileManager.default.copyItem(at: file, to: copy)
      return copy.path(percentEncoded: false)
    }
  }

  private func library(themeFiles: [[String]]) throws(CanvasError) -> FontLibrary {
    try FontLibrary(
      themeFiles: themeFiles, folders: FontLibrary.systemFolders,
      cacheFolder: SampleFonts.cacheFolder)
  }

  /// The families that a word in Quicksand is drawn with.
  private func rounded(_ weight: FontWeight, _ library: FontLibrary) throws -> [String] {
    let layout = try TextLayout(
      "abc", attributes: TextAttributes(design: .rounded, weight: weight, size: 40), width: 300,
      maximumLines: 1, engine: TextEngine(fonts: library))
    return layout.families
  }

  @Test func takesAFamilyOfTheThemeFromItsFilesAlone() throws {
    let folder = try TemporaryFolder("theme & fonts")
    let library = try library(themeFiles: [copies(of: ["Quicksand-Bold"], in: folder)])
    func has(_ face: String) -> Bool { library.identity.contains("\(face) ") }
    #expect(has("Quicksand Bold"))
    #expect(!has("Quicksand Regular"))
    #expect(has("Inter Regular"))
    #expect(try SampleFonts.system().identity.contains("Quicksand Regular "))
    #expect(library.brokenThemeFiles.isEmpty)
    #expect(try rounded(.bold, library) == ["Quicksand"])
  }

  /// Debian's Quicksand has its medium weight as a family of its own.
  @Test func takesMediumTypeFromTheThemeToo() throws {
    let folder = try TemporaryFolder("theme fonts")
    #expect(try rounded(.medium, SampleFonts.system()) == ["Quicksand Medium"])
    let bold = try copies(of: ["Quicksand-Bold"], in: folder)
    #expect(try rounded(.medium, library(themeFiles: [bold])) == ["Quicksand"])
    let medium = try copies(of: ["Quicksand-Medium"], in: folder)
    #expect(try rounded(.medium, library(themeFiles: [bold + medium])) == ["Quicksand Medium"])
  }

  @Test func takesNoFilesThatItWasNotGiven() throws {
    let folder = try TemporaryFolder("theme fonts")
    let bold = try copies(of: ["Quicksand-Bold"], in: folder)
    let alone = try library(themeFiles: [bold]).identity
    let regular = try copies(of: ["Quicksand-Regular"], in: folder)
    #expect(try library(themeFiles: [bold]).identity == alone)
    #expect(try library(themeFiles: [bold + regular]).identity != alone)
  }

  @Test func takesAFamilyFromTheNearestOfTheThemes() throws {
    let (near, far) = (try TemporaryFolder("near"), try TemporaryFolder("far"))
    let files = [
      try copies(of: ["Quicksand-Bold"], in: near), try copies(of: ["Quicksand-Regular"], in: far),
    ]
    func faces(_ files: [[String]]) throws -> [Bool] {
      let identity = try library(themeFiles: files).identity
      return ["Quicksand Bold ", "Quicksand Regular "].map { identity.contains($0) }
    }
    #expect(try faces(files) == [true, false])
    #expect(try faces(files.reversed()) == [false, true])
    #expect(try faces([files[0] + files[1]]) == [true, true])
  }

  @Test func tellsWhichFilesOfAThemeAreBroken() throws {
    let folder = try TemporaryFolder("theme fonts")
    let quicksand = try copies(of: ["Quicksand-Bold"], in: folder)
    let whole = try Data(contentsOf: URL(filePath: quicksand[0]))
    try folder.write("not a font", to: "b.otf")
    try folder.write("", to: "a.ttf")
    try whole.prefix(300).write(to: folder.url.appending(path: "cut.TTF"))
    let broken = ["a.ttf", "b.otf", "cut.TTF", "gone.ttf"].map {
      folder.url.appending(path: $0).path(percentEncoded: false)
    }
    let library = try library(themeFiles: [broken + quicksand])
    #expect(library.brokenThemeFiles == ["a.ttf", "b.otf", "cut.TTF", "gone.ttf"])
    #expect(try rounded(.bold, library) == ["Quicksand"])
  }

  @Test func passesOverAThemeWithoutFonts() throws {
    let library = try library(themeFiles: [[], []])
    #expect(try library.identity == SampleFonts.system().identity)
    #expect(library.brokenThemeFiles.isEmpty)
  }
}
