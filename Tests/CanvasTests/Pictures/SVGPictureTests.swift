import Canvas
import Testing

@Suite struct SVGPictureTests {
  private func svg(_ attributes: String, _ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  private let halves = "<rect width=\"5\" height=\"10\" fill=\"#f00\"/>"

  @Test func drawsAtItsOwnSize() throws {
    let picture = try Picture(
      decoding: svg("width=\"4\" height=\"2\"", "<rect width=\"2\" height=\"2\"/>"))
    #expect(picture.width == 4 && picture.height == 2)
    #expect(
      picture.pixels == [0xFF00_0000, 0xFF00_0000, 0, 0, 0xFF00_0000, 0xFF00_0000, 0, 0])
  }

  @Test(arguments: [
    ("viewBox=\"0 0 24 12\"", 24.0, 12.0), ("width=\"1in\" height=\"2in\"", 96, 192),
    ("width=\"50%\" height=\"50%\" viewBox=\"5 5 7 9\"", 7, 9), ("", 300, 150),
    ("width=\"0.25\" height=\"0.5\"", 0.25, 0.5),
  ])
  func findsItsSize(attributes: String, width: Double, height: Double) throws {
    let source = try PictureSource(svg(attributes, ""))
    #expect(source.isVector)
    #expect(source.width == width && source.height == height)
  }

  @Test func isSharpAtEverySize() throws {
    let source = try PictureSource(svg("viewBox=\"0 0 10 10\"", halves))
    for side in [10, 100, 1000] {
      let picture = try source.rendered(width: side, height: side)
      let row = picture.pixels.prefix(side)
      #expect(row.prefix(side / 2).allSatisfy { $0 == 0xFFFF_0000 })
      #expect(row.suffix(side / 2).allSatisfy { $0 == 0 })
    }
  }

  @Test func scalesADrawingWithoutViewBox() throws {
    let source = try PictureSource(svg("width=\"10\" height=\"10\"", halves))
    let picture = try source.rendered(width: 20, height: 20)
    let red = [UInt32](repeating: 0xFFFF_0000, count: 10)
    #expect(Array(picture.pixels.prefix(20)) == red + Array(repeating: 0, count: 10))
  }

  @Test func fitsAsPicturesDo() throws {
    let source = try PictureSource(svg("viewBox=\"0 0 10 10\"", halves))
    let contained = try source.rendered(width: 40, height: 20)
    #expect(contained.width == 20 && contained.height == 20)
    let covering = try source.rendered(width: 40, height: 20, fit: .cover(focalX: 0, focalY: 1))
    #expect(covering.width == 40 && covering.height == 20)
    #expect(covering.pixels.prefix(40).count { $0 == 0xFFFF_0000 } == 20)
    let filling = try source.rendered(width: 40, height: 20, fit: .fill)
    #expect(filling.pixels.prefix(40).count { $0 == 0xFFFF_0000 } == 20)
    let reduced = try source.reduced(toSide: 64)
    #expect(reduced.width == 64 && reduced.height == 64)
  }

  @Test func keepsColoursOfClearPlaces() throws {
    let source = try PictureSource(
      svg("viewBox=\"0 0 1 1\"", "<rect width=\"1\" height=\"1\" fill=\"#c86432\" opacity=\".5\"/>")
    )
    let pixel = try #require(try source.picture().pixels.first)
    #expect([127, 128].contains(pixel >> 24))
    for (shift, value) in zip([16, 8, 0] as [UInt32], [200, 100, 50]) {
      #expect(abs(Int(pixel >> shift & 255) - value) <= 2)
    }
  }

  @Test(arguments: [
    "\u{FEFF}<svg/>", "  \n<svg>", "<?xml version=\"1.0\"?><!-- <html> --><svg",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://a/svg11.dtd\""
      + " [<!ENTITY a \"]>\">]>\n<svg ",
    "<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\"/>",
    "<!--" + String(repeating: "licence ", count: 4000) + "--><svg>",
  ])
  func isToldByItsFirstElement(text: String) {
    #expect(PictureFormat(of: Array(text.utf8)) == .svg)
  }

  @Test(arguments: [
    "<!-- <svg> -->", "<html><svg/></html>", "svg", "<svgx>", "<?xml <svg>", "<!DOCTYPE [<svg>",
  ])
  func isNotToldByAWordInside(text: String) {
    #expect(PictureFormat(of: Array(text.utf8)) == nil)
  }

  @Test func holdsDrawingsToTheLimits() throws {
    let wide = svg("width=\"40000\" height=\"1\"", "")
    #expect(throws: PictureError.sideTooLong(width: 40_000, height: 1)) {
      try Picture(decoding: wide)
    }
    let endless = svg("width=\"1e30\" height=\"1e30\"", halves)
    #expect(throws: PictureError.sideTooLong(width: 1 << 30, height: 1 << 30)) {
      try Picture(decoding: endless)
    }
    let large = svg("viewBox=\"0 0 30000 30000\"", "<rect width=\"30000\" height=\"15000\"/>")
    #expect(throws: PictureError.tooManyPixels(width: 30_000, height: 30_000, limit: 67_108_864)) {
      try Picture(decoding: large)
    }
    // At another size it can be drawn all the same.
    let small = try PictureSource(large).rendered(width: 2, height: 2)
    #expect(small.pixels == [0xFF00_0000, 0xFF00_0000, 0, 0])
  }
}
