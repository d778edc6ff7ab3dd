import Canvas
import Foundation
import Testing

@Suite struct SVGRefusalTests {
  private static let start =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    + " xmlns:xi=\"http://www.w3.org/2001/XInclude\" viewBox=\"0 0 8 8\">"

  private static func svg(_ content: String, before: String = "") -> [UInt8] {
    Array((before + start + content + "</svg>").utf8)
  }

  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
  /// The header of a picture of 30,000 x 30,000 pixels.
  private static let largePNG = "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAAA="

  private static let refused: [(content: String, refusal: SVGRefusal)] = [
    ("<text>A</text>", .text), ("<g><svg:text x='1'>A</svg:text></g>", .text),
    ("<filter id='a'><feTurbulence numOctaves='100000000'/></filter>", .slowEffect),
    ("<filter id='a'><s:feMorphology radius='9999'/></filter>", .slowEffect),
    ("<image href='photo.jpg'/>", .outsideReference),
    ("<image xlink:href=\"file:///etc/passwd\"/>", .outsideReference),
    ("<image\n width='1'\n href='https://a.example/b.png'/>", .outsideReference),
    ("<use href='other.svg#a'/>", .outsideReference),
    ("<filter id='a'><feImage href='/b.png'/></filter>", .outsideReference),
    ("<xi:include href='secret.txt' parse='text'/>", .outsideReference),
    ("<image href='data:image/png;base64,\(largePNG)'/>", .embeddedData),
    ("<image href='DATA:;base64,\(largePNG)'/>", .embeddedData),
    ("<image href='&#100;ata:image/png;base64,\(largePNG)'/>", .outsideReference),
    ("<image href='data:image/png;b&#x61;se64,\(largePNG)'/>", .embeddedData),
    (
      "<image href='data:image/png;base64,iVBORw0&#75;GgoAAAANSUhEUgAAdTAAAHUwCAYAAAA='/>",
      .embeddedData
    ),
    ("<image href='data:image/svg+xml,%3Csvg/%3E'/>", .embeddedData),
    ("<image href='data:image/gif;base64,R0lGODlh'/>", .embeddedData),
    ("<image href='data:,'/>", .embeddedData),
    // What is base 64 only by the name or value of a parameter, or only as CSS.
    (
      "<image href='data:image/svg+xml;a=base64,%3C!--\(png)--%3E%3Csvg%3E"
        + "%3Cfilter%3E%3CfeTurbulence/%3E%3C/filter%3E%3C/svg%3E'/>", .embeddedData
    ),
    ("<image href='data:image/png;base64;a=b,\(png)'/>", .embeddedData),
    ("<image href='data:image/png;xbase64,\(png)'/>", .embeddedData),
    ("<image href='data:image/png;bas\\65 64,\(png)'/>", .embeddedData),
    ("<image href='data:image/png,%89PNG%0D%0A%1A%0A'/>", .embeddedData),
    // What another type is named for.
    ("<image href='data:;base64,\(png)'/>", .embeddedData),
    ("<image href='data:image/svg+xml;base64,\(png)'/>", .embeddedData),
    ("<image href='data:image/jpeg;base64,\(png)'/>", .embeddedData),
    ("<image href='data:text/plain;base64,d09GRg'/>", .embeddedData),
    ("<image href='data:image/png;a=&amp;;base64,\(png)'/>", .embeddedData),
    // Addresses in each other, which together are longer than the file.
    (
      "<image href='data:font/woff;base64,d09GRg"
        + String(repeating: ";data:font/woff;base64,d09GRg", count: 90) + "'/>", .embeddedData
    ),
    (String(repeating: "<image href='data:font/woff;base64,d09GRg'/>", count: 101), .embeddedData),
    ("<rect style='mask:url(\\64 ata:image/svg+xml,a#b)'/>", .embeddedData),
    ("<rect style='mask:url(da\\ta:image/svg+xml,a#b)'/>", .embeddedData),
  ]

  @Test(arguments: refused)
  func refusesWhatIsNotOfItsOwn(content: String, refusal: SVGRefusal) {
    #expect(throws: PictureError.refused(refusal)) { try Picture(decoding: Self.svg(content)) }
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>",
    "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
    "<!DOCTYPE svg [<!ENTITY % a \"http://a\">]>",
    "<!DOCTYPE svg [<!ENTITY a 'http://a/&#60;image/>'>]>",
  ])
  func refusesEntities(type: String) {
    #expect(throws: PictureError.refused(.entity)) {
      try Picture(decoding: Self.svg("", before: type))
    }
  }

  @Test func takesTheEntitiesOfDrawingPrograms() throws {
    let file = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1:1/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      ]>
      <svg xmlns="&ns_svg;" width="1" height="1"><rect width="1" height="1"/></svg>
      """
    #expect(try Picture(decoding: Array(file.utf8)).pixels == [0xFF00_0000])
  }

  @Test(arguments: ["UTF-7", "utf-16", "IBM037"])
  func refusesEncodingsThatHideWhatIsWritten(name: String) {
    let file = Self.svg("", before: "<?xml version='1.0' encoding='\(name)'?>")
    #expect(throws: PictureError.refused(.encoding)) { try Picture(decoding: file) }
  }

  @Test func refusesAFileThatIsTooLong() {
    let file = Self.svg(String(repeating: "<g></g>", count: 1_200_000))
    #expect(throws: PictureError.refused(.tooLong)) { try Picture(decoding: file) }
  }

  @Test(arguments: [
    "data:image/png;base64,\(png)", "data:image/png;base64,&#10;\(png)\n",
    "DATA: image/PNG;charset=utf-8; BASE64 ,\(png)",
  ])
  func drawsAnEmbeddedPicture(address: String) throws {
    let picture = try Picture(
      decoding: Self.svg("<image width='8' height='8' href='\(address)'/>"))
    #expect(picture.pixels == Array(repeating: 0xFFFF_0000, count: 64))
  }

  @Test func endsAnAddressOfCSSAtItsBracket() throws {
    let style = "<style>@font-face{src:url(data:font/woff;base64,d09GRg),url(b.woff)}</style>"
    let picture = try Picture(decoding: Self.svg(style + "<rect width='8' height='8'/>"))
    #expect(picture.pixels == Array(repeating: 0xFF00_0000, count: 64))
  }

  @Test(arguments: [(copies: 1, isDrawn: true), (201, false)])
  func boundsTheScansOfAnEmbeddedJPEG(copies: Int, isDrawn: Bool) throws {
    let file = try PictureFile.pattern(width: 16, height: 16).jpegData(
      quality: 80, isProgressive: true)
    let start = try #require(
      file.indices.last { file[$0] == 0xFF && $0 + 1 < file.count && file[$0 + 1] == 0xDA })
    let scans = (0..<copies).flatMap { _ in file[start..<file.count - 2] }
    let text = Data(file[..<start] + scans + [0xFF, 0xD9]).base64EncodedString()
    let drawing = Self.svg("<image width='8' height='8' href='data:image/jpeg;base64,\(text)'/>")
    if isDrawn {
      #expect(try Picture(decoding: drawing).isOpaque)
    } else {
      #expect(throws: PictureError.refused(.embeddedData)) { try Picture(decoding: drawing) }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["<", "<image/", "<use a='", "<a b=\"data:"])
  func looksAtEachByteOfALongFileFewTimes(part: String) {
    let file =
      Array("<svg ".utf8)
      + Array(repeating: Array(part.utf8), count: 1 << 18 / part.utf8.count).joined()
    #expect(throws: PictureError.self) { try Picture(decoding: file) }
  }

  @Test func survivesReferencesWithoutEnd() throws {
    // Patterns, uses and masks that refer to themselves.
    let content = """
      <pattern id="p" width="1" height="1"><rect width="1" height="1" fill="url(#p)"/></pattern>
      <g id="g"><use href="#g"/></g><mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>
      <rect width="8" height="8" fill="url(#p)" mask="url(#m)"/>
      """
    let picture = try? Picture(decoding: Self.svg(content))
    #expect(picture.map { $0.width == 8 } ?? true)
  }

  @Test func boundsReferencesThatMultiply() {
    var content = "<defs><g id='g0'/></defs>"
    for level in 1...12 {
      let uses = String(repeating: "<use href='#g\(level - 1)'/>", count: 10)
      content += "<defs><g id='g\(level)'>\(uses)</g></defs>"
    }
    let file = Self.svg(content + "<use href='#g12'/>")
    #expect(throws: PictureError.damaged(.svg)) { try Picture(decoding: file) }
  }

  @Test(arguments: [
    (SVGRefusal.tooLong, "the SVG picture is longer than 8 MB", "simplify it, or export it as PNG"),
    (
      .effort, "the SVG picture has more shapes, copies or effects than are drawn",
      "simplify it, or export it as PNG"
    ),
    (.encoding, "the SVG picture has a character encoding that is not read", "save it as UTF-8"),
    (.entity, "the SVG picture declares entities, which are not read", "export it as plain SVG"),
    (
      .text, "the SVG picture has text, whose look would depend on the machine's fonts",
      "turn its text into paths where you drew it"
    ),
    (
      .slowEffect, "the SVG picture has an effect that can take very long to draw",
      "leave out noise, outlines by morphology and convolution, or export it as PNG"
    ),
    (
      .outsideReference, "the SVG picture refers to another file, which is not read",
      "embed pictures as PNG or JPEG, or draw them as paths"
    ),
    (
      .embeddedData,
      "the SVG picture embeds data that is no PNG or JPEG picture of at most 16777216 pixels",
      "embed pictures as PNG or JPEG, or draw them as paths"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(refusal: SVGRefusal, message: String, hint: String) {
    #expect(PictureError.refused(refusal).message == message)
    #expect(PictureError.refused(refusal).hint == hint)
  }
}
