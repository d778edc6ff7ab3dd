import SiteGenerator
import Testing

@Suite struct ThemeAssetTests {
  private func shown(
    _ template: String, _ assets: [String: String], configuration: String = ""
  ) throws -> String {
    var files: [String: String?] = [
      "content/a.md": "# A\n", "themes/test/templates/page.mustache": template,
    ]
    for (path, text) in assets { files["themes/test/assets/\(path)"] = text }
    return try SiteFixture(files, configuration: configuration).text("a/index.html")
  }

  @Test func templatesNameAssetsByTheirPaths() throws {
    let text = try shown(
      "{{assets.style.css}} {{assets.img/logo.svg}} {{assets.CNAME}}",
      ["style.css": "a {}", "img/logo.svg": "<svg/>", "CNAME": "x"])
    let addresses = text.split(separator: " ")
    #expect(
      addresses.map { $0.prefix { $0 != "?" } } == [
        "/assets/style.css", "/assets/img/logo.svg", "/assets/CNAME",
      ])
    #expect(addresses.allSatisfy { $0.contains(/\?v=[0-9a-f]{12}$/) })
  }

  @Test func theAddressChangesWithTheFileAlone() throws {
    let template = "{{assets.style.css}}"
    let address = try shown(template, ["style.css": "a {}"])
    #expect(try shown(template, ["style.css": "a {}", "other.css": ""]) == address)
    #expect(try shown(template, ["style.css": "b {}"]) != address)
  }

  @Test func aNameThatGoesOnBehindAnotherIsHidden() throws {
    let text = try shown(
      "{{assets.site.js}}", ["site.js": "", "site.js.map": "{}", "a..b": "", ".c": ""])
    #expect(text.hasPrefix("/assets/site.js?v="))
  }

  @Test func addressesArePercentEncoded() throws {
    #expect(
      try shown("{{assets.é&<.css}}", ["é&<.css": ""]).hasPrefix("/assets/%C3%A9%26%3C.css?v="))
  }
}
