import Canvas
import ShareCards
import Testing

@testable import SiteGenerator

/// What is told of the picture files that cards name.
@Suite struct CardPictureFaultTests {
  private func told(_ card: String, files: [String: String] = [:]) throws -> String {
    try SiteFixture(frontMatter: "title: A\ncard: \(card)", files: files).diagnostics()
  }

  private func fault(_ message: String, card: String, marked: String, hint: String) -> String {
    let column = card.firstRange(of: marked).map {
      card.distance(from: card.startIndex, to: $0.lowerBound)
    }
    let indent = String(repeating: " ", count: (column ?? 0) + 6)
    let carets = "^" + String(repeating: "~", count: marked.count - 1)
    return """
      content/a.md:3:\((column ?? 0) + 7): error: \(message)
          card: \(card)
          \(indent)\(carets) \(hint)

      """
  }

  @Test func mustBeThere() throws {
    let card = "{background: photo.svg}"
    #expect(
      try told(card)
        == fault(
          "the background 'content/photo.svg' does not exist [missing-file]", card: card,
          marked: "photo.svg", hint: "add the file, or write another path below 'content'"))
    let near = try told(card, files: ["content/phto.svg": "<svg/>"])
    #expect(near.contains("^~~~~~~~~ did you mean 'phto.svg'?\n"))
  }

  @Test func mustBePictures() throws {
    let card = "{story: {avatar: face.png}}"
    #expect(
      try told(card, files: ["content/face.png": "text"])
        == fault(
          "the avatar 'content/face.png' cannot be used: the file is not a picture of a known format "
            + "[unusable-picture]", card: card, marked: "face.png",
          hint: "these formats are read: \(PictureFormat.decodableNames)"))
    let heic = "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic"
    #expect(
      try told(card, files: ["content/face.png": heic])
        == fault(
          "the avatar 'content/face.png' cannot be used: pictures of the format HEIC are not read "
            + "[unusable-picture]", card: card, marked: "face.png",
          hint: "save it as PNG or JPEG"))
  }

  @Test(arguments: ["../photo.jpg", "/photo.jpg"])
  func mustLieBelowTheFolderOfTheirPage(path: String) throws {
    let card = "{image: \(path)}"
    #expect(
      try told(card)
        == fault(
          "'card.image' must be the path of a file below 'content' [invalid-value]", card: card,
          marked: path, hint: "write it as in 'image: photo.jpg'"))
  }

  @Test func areToldAtThePlaceThatNamesThemOnce() throws {
    let site = try SiteFixture(
      [
        "content/_index.md": "---\ncascade: {card: {avatar: b.svg}}\n---\n",
        "content/c.md": "# C\n", "content/d.md": "# D\n",
      ], configuration: "cards: {logo: a.svg}\n")
    #expect(
      site.diagnostics() == """
        content/_index.md:2:26: error: the avatar 'content/b.svg' does not exist [missing-file]
            cascade: {card: {avatar: b.svg}}
                                     ^~~~~ add the file, or write another path below 'content'
        site/site.yml:4:15: error: the logo 'site/a.svg' does not exist [missing-file]
            cards: {logo: a.svg}
                          ^~~~~ add the file, or write another path below 'site'

        """)
  }

  @Test func excludeAGradient() throws {
    let card = "{background: a.svg, gradient: {colors: [\"#000\", \"#111\"]}}"
    #expect(
      try told(card)
        == fault(
          "cards have either a 'gradient' or a 'background' [invalid-value]", card: card,
          marked: "{colors: [\"#000\", \"#111\"]}", hint: "remove one of them"))
  }
}
