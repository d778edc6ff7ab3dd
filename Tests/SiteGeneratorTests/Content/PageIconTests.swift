import Canvas
import ShareCards
import TestSupport
import Testing

@testable import SiteGenerator

/// Icons that are picture files: where they are looked for, and what is told of those that fail.
@Suite struct PageIconTests {
  private static let drawing =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><path d='M0 0h2v2H0z'/></svg>"

  private func picture(_ page: Page) throws -> CardPicture {
    guard case .picture(let picture)? = page.icon?.image else { throw NoPicture() }
    return picture
  }

  private struct NoPicture: Error {}

  /// The site with a page that names an icon.
  private func site(
    icon: String, in file: String = "content/a/b.md", _ files: [String: String?] = [:]
  ) throws -> SiteFixture {
    try SiteFixture(
      files.merging([file: "---\ntitle: A\nicon: \(icon)\n---\n"]) { $1 })
  }

  @Test(arguments: [
    ("mark.svg", "content/a/b.md", "content/a/mark.svg"),
    ("./mark.svg", "content/a/b.md", "content/a/mark.svg"),
    ("mark.svg", "content/a/b/index.md", "content/a/b/mark.svg"),
    ("art/mark.svg", "content/a/b/index.md", "content/a/b/art/mark.svg"),
    ("../mark.svg", "content/a/b.md", "content/mark.svg"),
    ("Mark.SVG", "content/a/b.md", "content/a/Mark.SVG"),
    ("art/mark", "content/a/b.md", "content/a/art/mark"),
    ("/art/mark.svg", "content/a/b.md", "site/static/art/mark.svg"),
  ])
  func isLookedForFromTheFolderOfItsFile(icon: String, file: String, path: String) throws {
    let site = try site(icon: icon, in: file, [path: Self.drawing])
    #expect(site.diagnostics() == "")
    let page = try site.page()
    let picture = try picture(page)
    #expect(picture.source.format == .svg)
    #expect(page.fields["icon"] == icon)
    let fingerprint = Fingerprint(of: Array(Self.drawing.utf8))
    #expect(picture.key == .init(high: fingerprint.high, low: fingerprint.low))
  }

  @Test func canBeAPixelPicture() throws {
    let bitmap = try Bitmap(width: 8, height: 6)
    bitmap.fill(bitmap.bounds, with: .black)
    let site = try site(icon: "mark.png")
    try site.folder.write(try PNGEncoder().encode(bitmap), to: "content/a/mark.png")
    let source = try picture(try site.page()).source
    #expect([source.width, source.height] == [8, 6])
  }

  @Test func ofARecordIsLookedForFromTheDataFile() throws {
    let site = try SiteFixture([
      "content/a/rows.csv": "title,icon\nA,mark.svg\nB,none.svg\n",
      "content/a/mark.svg": Self.drawing,
    ])
    #expect(
      site.diagnostics() == """
        content/a/rows.csv:3:3: error: the icon 'content/a/none.svg' does not exist [missing-file]
            B,none.svg
              ^~~~~~~~ add the file, or write its path from the folder of this one

        """)
    let right = try SiteFixture([
      "content/a/rows.csv": "title,icon\nA,mark.svg\n", "content/a/mark.svg": Self.drawing,
    ])
    #expect(try picture(try right.page()).source.format == .svg)
    #expect(right.diagnostics() == "")
  }

  @Test func ofASectionIsLookedForFromItsOwnFile() throws {
    let site = try SiteFixture(
      [
        "content/a/_index.md": "---\ncascade: {icon: mark.svg}\n---\n",
        "content/a/b/c.md": "# C\n", "content/a/mark.svg": Self.drawing,
        "content/d.md": "# D\n", "site/d.svg": Self.drawing + "\n",
      ], configuration: "sections: {\"\": {icon: d.svg}}\n")
    let (loaded, told) = site.load()
    #expect(told == "")
    let pages = try #require(loaded).pages
    #expect(try pages.map { try picture($0).key.text }.count == 2)
    #expect(pages.map { $0.icon?.name } == ["mark.svg", "d.svg"])
  }

  @Test func changesTheCardsWithItsBytes() throws {
    let first = try site(icon: "mark.svg", ["content/a/mark.svg": Self.drawing]).plan().artifacts
    let again = try site(icon: "mark.svg", ["content/a/mark.svg": Self.drawing]).plan().artifacts
    let second = try site(
      icon: "mark.svg", ["content/a/mark.svg": Self.drawing + "\n"]
    ).plan().artifacts
    #expect(first.map(\.fingerprint) == again.map(\.fingerprint))
    let cards = zip(first, second).filter { $0.0.path.hasSuffix(".png") }
    #expect(cards.count == 4)
    #expect(cards.allSatisfy { $0.fingerprint != $1.fingerprint })
  }

  @Test func isReadOnceForAllThatNameIt() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("content")
    try folder.write(Self.drawing, to: "content/mark.svg")
    let files = IconFiles(root: Folder(path: folder.path))
    let first = try files.picture("mark.svg", namedIn: "content/a.md")
    try folder.write("no picture", to: "content/mark.svg")
    #expect(try files.picture("../mark.svg", namedIn: "content/b/c.md") == first)
    #expect(files.isNamed("content/mark.svg"))
    #expect(!files.isNamed("content/other.svg"))
  }

  @Test func isFoundInASiteOfAnotherFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("content")
    try folder.write(Self.drawing, to: "content/mark.svg")
    let files = IconFiles(root: Folder(path: folder.path, name: "sites/one"))
    #expect(try files.picture("mark.svg", namedIn: "sites/one/content/a.md").source.isVector)
    #expect(files.isNamed("sites/one/content/mark.svg"))
    #expect(throws: IconFileError.missing(path: "sites/one/none.svg", nearest: nil)) {
      try files.picture("../none.svg", namedIn: "sites/one/content/a.md")
    }
  }

  @Test(arguments: [
    (
      "mrak.svg", "the icon 'content/a/mrak.svg' does not exist [missing-file]",
      "did you mean 'content/a/mark.svg'?"
    ),
    (
      "x.png", "the icon 'content/a/x.png' does not exist [missing-file]",
      "add the file, or write its path from the folder of this one"
    ),
    (
      "none/x", "the icon 'content/a/none/x' does not exist [missing-file]",
      "add the file, or write its path from the folder of this one"
    ),
    (
      "../../../x.svg", "the icon '../../../x.svg' leads out of the site's folder [invalid-value]",
      "put the picture into the site's folder, beside this file"
    ),
    (
      "https://x.example/a.svg",
      "the icon 'https://x.example/a.svg' is an address, not a file of the site [invalid-value]",
      "save the picture beside this file, and write its name"
    ),
    (
      "folder.png",
      "cannot read the icon 'content/a/folder.png': it is not a file [unreadable-file]",
      "check the file and its permissions"
    ),
    (
      "text.svg",
      "the icon 'content/a/text.svg' cannot be used: the file is not a picture of a known format"
        + " [unusable-icon]", "these formats are read: \(PictureFormat.decodableNames)"
    ),
    (
      "cut.png",
      "the icon 'content/a/cut.png' cannot be used: the PNG picture is damaged or cut off"
        + " [unusable-icon]", "copy or export it again; a download may have ended early"
    ),
    (
      "photo.heic",
      "the icon 'content/a/photo.heic' cannot be used: pictures of the format HEIC are not read"
        + " [unusable-icon]", "save it as PNG or JPEG"
    ),
  ])
  func saysWhatIsWrongWithAFile(icon: String, message: String, hint: String) throws {
    let site = try site(
      icon: icon, ["content/a/mark.svg": Self.drawing, "content/a/text.svg": "text"])
    try site.folder.makeFolder("content/a/folder.png")
    let bitmap = try Bitmap(width: 64, height: 64)
    let png = try PNGEncoder().encode(bitmap)
    try site.folder.write(Array(png.dropLast(png.count / 2)), to: "content/a/cut.png")
    try site.folder.write(
      Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8), to: "content/a/photo.heic")
    let marks = String(repeating: "~", count: icon.unicodeScalars.count - 1)
    #expect(
      site.diagnostics().hasPrefix(
        """
        content/a/b.md:3:7: error: \(message)
            icon: \(icon)
                  ^\(marks) \(hint)

        """))
  }

  @Test func doesNotCallAnIconALeftOutFile() throws {
    let files = ["content/a/mark.svg": Self.drawing, "content/a/other.svg": Self.drawing]
    #expect(
      try site(icon: "mark.svg", files).diagnostics() == """
        sitegen: warning: 'content/a/other.svg' is not a page and is left out [ignored-file]
            hint: pages end in .md; files to copy belong into site/static, pictures of a page beside its \
        index.md

        """)
  }
}
