import SiteGenerator
import Testing

@Suite struct LoadingMemoryTests {
  private let memory = LoadingMemory()

  private func text(_ path: String, of site: SiteFixture) throws -> String {
    var loader = SiteLoader(
      root: Folder(path: site.folder.path), selection: SiteFixture.today, memory: memory)
    let (loaded, told) = loader.load()
    guard let loaded else { return printed(told) }
    let artifact = try SitePlanner(loaded).plan().artifacts.first { $0.path == path }
    let product = artifact?.make(loaded.makeWorkbench())
    return printed(told) + String(decoding: product?.bytes ?? [], as: UTF8.self)
  }

  @Test func anEditedTemplateIsSeen() throws {
    let site = try SiteFixture(["content/a.md": "# A\n"])
    let path = "themes/test/templates/404.mustache"
    _ = try text("404.html", of: site)
    try site.folder.write("Lost.\n", to: path)
    #expect(try text("404.html", of: site) == "Lost.\n")
  }

  @Test func anErrorIsToldAtEachLoad() throws {
    let site = try SiteFixture(["content/a.md": "# A\n"])
    let path = "themes/test/templates/404.mustache"
    _ = try text("404.html", of: site)
    try site.folder.write("{{#open}}\n", to: path)
    let told = try text("404.html", of: site)
    #expect(told.hasPrefix("themes/test/templates/404.mustache:1:1: error: "))
    #expect(try text("404.html", of: site) == told)
    try site.folder.write("Lost.\n", to: path)
    #expect(try text("404.html", of: site) == "Lost.\n")
  }

  @Test func anotherBrandColourIsSeen() throws {
    let site = try SiteFixture([
      "content/a.md": "---\ntitle: A\nstyle: own\n---\n",
      "themes/test/styles/own.yml": "title: Own\nextends: minimal\naccent: {tone: 40}\n",
    ])
    func cards(_ color: String) throws -> [Fingerprint] {
      try site.folder.write(
        SiteFixture.configuration + "brand: {name: A, color: \"\(color)\"}\n", to: "site/site.yml")
      var loader = SiteLoader(
        root: Folder(path: site.folder.path), selection: SiteFixture.today, memory: memory)
      return try SitePlanner(try #require(loader.load().site)).plan().artifacts
        .filter { $0.path.hasPrefix("cards/") }.map(\.fingerprint)
    }
    let red = try cards("#cc0000")
    #expect(try cards("#00aa00") != red)
    #expect(try cards("#cc0000") == red)
  }

  @Test func workbenchesCanBeKeptWhileTheFontsAreTheSame() throws {
    let site = try SiteFixture(["content/a.md": "# A\n"])
    func load(_ memory: LoadingMemory?) throws -> Site {
      var loader = SiteLoader(
        root: Folder(path: site.folder.path), selection: SiteFixture.today, memory: memory)
      return try #require(loader.load().site)
    }
    let first = try load(memory)
    #expect(try load(memory).canUseWorkbenches(of: first))
    #expect(try !load(nil).canUseWorkbenches(of: first))
  }
}
