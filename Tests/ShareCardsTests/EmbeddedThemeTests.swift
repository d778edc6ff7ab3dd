import ShareCards
import Testing

@Suite struct EmbeddedThemeTests {
  @Test func hasTheDefaultTheme() {
    #expect(EmbeddedTheme.names.contains("default"))
    #expect(EmbeddedTheme.names == EmbeddedTheme.names.sorted())
  }

  @Test(arguments: EmbeddedTheme.names)
  func holdsEveryFileThatItLists(theme: String) throws {
    let paths = EmbeddedTheme.paths(of: theme)
    #expect(paths.contains("theme.yml"))
    #expect(paths == paths.sorted())
    for path in paths {
      let bytes = try #require(EmbeddedTheme.file(path, of: theme))
      #expect(!bytes.isEmpty)
      #expect(String(validating: bytes, as: UTF8.self) != nil)
    }
  }

  @Test(arguments: ["", "cards", "cards/", "cards/none.yml", "../default/theme.yml", "theme.yml/"])
  func hasNoOtherFiles(path: String) {
    #expect(EmbeddedTheme.file(path, of: "default") == nil)
    #expect(EmbeddedTheme.file(path, of: "") == nil)
  }

  @Test func hasNoFilesOfAnUnknownTheme() {
    #expect(EmbeddedTheme.paths(of: "defaul") == [])
    #expect(EmbeddedTheme.paths(of: "") == [])
  }

  @Test(arguments: EmbeddedTheme.names)
  func readsTheIcons(theme: String) throws {
    guard EmbeddedTheme.file("icons.yml", of: theme) != nil else { return }
    let (icons, diagnostics) = IconSet.read(try SampleTheme.source("icons.yml", theme: theme))
    #expect(printed(diagnostics) == "")
    #expect(icons != nil)
  }
}
