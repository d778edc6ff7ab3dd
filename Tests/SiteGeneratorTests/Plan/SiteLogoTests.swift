import Canvas
import QRCodes
import ShareCards
import TestSupport
import Testing

@testable import SiteGenerator

/// The logo of a site's codes: where it comes from, and what is told when it cannot be used.
@Suite struct SiteLogoTests {
  private static let configuration = "cards: {qr: {correction: H, logo: mark.png}}\n"

  /// A PNG file of one colour.
  private func png(_ color: Color) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 8, height: 8)
    bitmap.fill(bitmap.bounds, with: color)
    return try PNGEncoder().encode(bitmap)
  }

  private func site(_ frontMatter: String = "title: A", logo: [UInt8]?) throws -> SiteFixture {
    let site = try SiteFixture(frontMatter: frontMatter, configuration: Self.configuration)
    if let logo { try site.folder.write(logo, to: "site/mark.png") }
    return site
  }

  private func told(_ message: String, hint: String) -> String {
    """
    site/site.yml:4:35: error: \(message)
        cards: {qr: {correction: H, logo: mark.png}}
                                          ^~~~~~~~ \(hint)

    """
  }

  @Test func changesTheCardsAndNotThePages() throws {
    let (red, blue) = (Color(red: 200, green: 0, blue: 0), Color(red: 0, green: 0, blue: 200))
    let first = try site(logo: png(red)).plan().artifacts
    let second = try site(logo: png(blue)).plan().artifacts
    let again = try site(logo: png(red)).plan().artifacts
    #expect(first.map(\.fingerprint) == again.map(\.fingerprint))
    let cards = zip(first, second).filter { $0.0.path.hasSuffix(".png") }
    #expect(cards.count == 4)
    #expect(cards.allSatisfy { $0.fingerprint != $1.fingerprint })
    #expect(try site(logo: png(red)).diagnostics() == "")
  }

  @Test(arguments: [(1024, 512, 256), (512, 512, 256), (300, 300, 150)])
  func isReducedOnceForAllCards(width: Int, newWidth: Int, newHeight: Int) throws {
    let bitmap = try Bitmap(width: width, height: width / 2)
    bitmap.fill(bitmap.bounds, with: .black)
    let (site, told) = try site(logo: PNGEncoder().encode(bitmap)).load()
    let logo = try #require(site?.codeLogo, Comment(rawValue: told))
    #expect([logo.picture.width, logo.picture.height] == [newWidth, newHeight])
  }

  @Test func canBeADrawing() throws {
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><path d='M0 0h2v2H0z'/></svg>"
    let (site, told) = try site(logo: Array(drawing.utf8)).load()
    let logo = try #require(site?.codeLogo, Comment(rawValue: told))
    #expect([logo.picture.width, logo.picture.height] == [512, 256])
    #expect(logo.picture.pixels.first == 0xFF00_0000)
    #expect(logo.picture.pixels.last == 0)
  }

  @Test func mustBeThere() throws {
    #expect(
      try site(logo: nil).diagnostics()
        == told(
          "the logo 'site/mark.png' does not exist [missing-file]",
          hint: "add the file, or write another path below 'site'"))
  }

  @Test func mustBeAPicture() throws {
    #expect(
      try site(logo: Array("text".utf8)).diagnostics()
        == told(
          "the logo 'site/mark.png' cannot be used: the file is not a picture of a known format "
            + "[unusable-logo]",
          hint: "these formats are read: \(PictureFormat.decodableNames)"))
    let cut = Array(try png(.black).dropLast(20))
    #expect(
      try site(logo: cut).diagnostics()
        == told(
          "the logo 'site/mark.png' cannot be used: the PNG picture is damaged or cut off "
            + "[unusable-logo]",
          hint: "copy or export it again; a download may have ended early"))
  }

  @Test func mustBeNoCodeItself() throws {
    let symbol = try QRSymbol(payload: Array("https://other.example/".utf8), correction: .low)
    let bitmap = try Bitmap(
      width: symbol.sideWithQuietZone * 4, height: symbol.sideWithQuietZone * 4)
    CodePainter().paint(symbol, x: 0, y: 0, modulePixels: 4, on: bitmap)
    #expect(
      try site(logo: PNGEncoder().encode(bitmap)).diagnostics()
        == told(
          "the logo 'site/mark.png' holds a QR code of its own [unusable-logo]",
          hint: "use a mark without one, since readers may open that instead"))
  }

  @Test func mustBeAFile() throws {
    let site = try site(logo: nil)
    try site.folder.makeFolder("site/mark.png")
    #expect(
      site.diagnostics()
        == told(
          "cannot read the logo 'site/mark.png': it is not a file [unreadable-file]",
          hint: "check the file and its permissions"))
  }

  @Test(arguments: ["../mark.png", "/etc/mark.png"])
  func mustLieInTheSite(path: String) throws {
    let site = try SiteFixture(
      frontMatter: "title: A", configuration: "cards: {qr: {correction: H, logo: \(path)}}\n")
    #expect(
      site.diagnostics() == """
        site/site.yml:4:35: error: 'cards.qr.logo' must be the path of a file below 'site' \
        [invalid-value]
            cards: {qr: {correction: H, logo: \(path)}}
                                              ^\(String(repeating: "~", count: path.count - 1)) \
        write it as in 'logo: mark.png'

        """)
  }

  @Test func needsTheHighestLevel() throws {
    let site = try SiteFixture(
      frontMatter: "title: A", configuration: "cards: {qr: {correction: M, logo: mark.png}}\n")
    #expect(
      site.diagnostics() == """
        site/site.yml:4:26: error: a logo needs the correction level H: it covers what the level \
        restores [invalid-value]
            cards: {qr: {correction: M, logo: mark.png}}
                                     ^ write 'correction: H'

        """)
  }

  @Test func bringsTheHighestLevelAlong() throws {
    let configuration = "cards: {qr: {logo: mark.png}}\n"
    let site = try SiteFixture(frontMatter: "title: A", configuration: configuration)
    try site.folder.write(try png(.black), to: "site/mark.png")
    #expect(site.diagnostics() == "")
    #expect(site.load().site?.configuration.correction == .high)
    func cards(_ site: SiteFixture) throws -> [Fingerprint] {
      try site.plan().artifacts.filter { $0.path.hasSuffix(".png") }.map(\.fingerprint)
    }
    #expect(try cards(site) == cards(self.site(logo: png(.black))))
    #expect(try cards(site).count == 4)
  }

  @Test func refusesALowerLevelOfAPage() throws {
    let site = try site("title: A\nqr: {correction: M}", logo: png(.black))
    #expect(
      site.diagnostics() == """
        content/a.md:3:5: error: the site's codes have a logo, which the correction level M has no \
        room for [invalid-value]
            qr: {correction: M}
                ^~~~~~~~~~~~~~~ write 'correction: H' under 'qr', or leave it out

        """)
  }

  /// A lower level would let a long link in, but has no room for the logo.
  @Test func isAdvisedNoLowerLevel() throws {
    let link = "https://share.example/" + String(repeating: "a", count: 78)
    let site = try site("title: A\nlink: \(link)", logo: png(.black))
    let told = try site.product("cards/a/compact.png").told
    #expect(
      told.hasSuffix(
        "shorten it by 16 bytes or point the code at the page with 'qr: {target: page}' (24 bytes); "
          + "it fits the cards square and story\n"))
  }
}
