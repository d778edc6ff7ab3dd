import Foundation
import QRCodes
import TestSupport
import Testing

/// What `sitegen qr` writes.
@Suite struct QRTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }

  init() throws {
    run = try QRRun()
  }

  private func text(_ payload: String, _ level: CorrectionLevel = .medium) throws -> String {
    try QRSymbol(payload: Array(payload.utf8), correction: level).blockText(ink: .darkModules)
  }

  @Test func writesBlocksWhereNoTerminalIs() throws {
    let expected = Run.Result(status: 0, output: try text("hello"), errors: "")
    #expect(try sitegen.run("qr", "hello") == expected)
    #expect(try sitegen.run("qr", "  hello\n") == expected)
    #expect(try sitegen.run("qr", "hello", "-o", "-") == expected)
    #expect(try sitegen.run("qr", "hello", "--format", "text") == expected)
    let symbol = try QRSymbol(payload: Array("hello".utf8), correction: .medium)
    #expect(
      try sitegen.run("qr", "hello", "--invert").output == symbol.blockText(ink: .lightModules))
  }

  @Test func choosesTheFormatByTheFilesEnding() throws {
    let blocks = try sitegen.run("qr", "hello", "-o", "a.txt")
    #expect(
      blocks
        == Run.Result(
          status: 0,
          output: "wrote a.txt, 29x15 characters in \(try text("hello").utf8.count) bytes:"
            + " a QR code of version 1 and level H that carries 5 bytes\n", errors: ""))
    #expect(try run.file("a.txt") == Data(try text("hello").utf8))
    #expect(
      try sitegen.run("qr", "hello", "-o", "a.SVG", "--quiet")
        == Run.Result(status: 0, output: "", errors: ""))
    let symbol = try QRSymbol(payload: Array("hello".utf8), correction: .medium)
    #expect(
      try run.file("a.SVG")
        == Data(symbol.svgDocument(title: "QR code", description: "hello", side: 348).utf8))
    let output = try sitegen.run("qr", "hello", "-o", "a.png").output
    #expect(
      output == "wrote a.png, 348x348 pixels in \(try run.file("a.png").count) bytes:"
        + " a QR code of version 1 and level H that carries 5 bytes\n")
    #expect(try PNGHeader(run.file("a.png"))?.width == 348)
  }

  @Test func takesTheSizeOfThePicture() throws {
    #expect(
      try sitegen.run("qr", "hello", "--size", "600", "-o", "cards/a.png").output
        .hasPrefix("wrote cards/a.png, 600x600 pixels in "))
    #expect(try PNGHeader(run.file("cards/a.png"))?.width == 600)
    #expect(try run.payloads() == ["cards/a.png": ["hello"]])
    #expect(
      try sitegen.run("qr", "hello", "--size", "600", "-o", "a.svg").output
        .hasPrefix("wrote a.svg, 600x600 pixels in "))
    #expect(String(decoding: try run.file("a.svg"), as: UTF8.self).contains("width=\"600\""))
  }

  @Test func writesEveryFormatToStandardOutput() throws {
    #expect(
      try run.shell(
        "mkdir cards; sitegen qr hello --format png > cards/a.png;"
          + " sitegen qr -o - --format svg hello > a.svg; sitegen qr hello -o b.svg -q")
        == Run.Result(status: 0, output: "", errors: ""))
    #expect(try run.payloads() == ["cards/a.png": ["hello"]])
    #expect(try run.file("a.svg") == run.file("b.svg"))
  }

  @Test func drawsTheTextBelowTheCode() throws {
    #expect(
      try sitegen.run("qr", "--caption", "See you at eight", "-o", "cards/own.png").output
        .hasPrefix("wrote cards/own.png, 1080x1080 pixels in "))
    _ = try sitegen.run("qr", "--caption-text", "Come", "See you at eight", "-o", "cards/b.png")
    _ = try sitegen.run("qr", "--caption", "--size", "700", "See you", "-o", "cards/c.png")
    #expect(
      try run.payloads() == [
        "cards/own.png": ["See you at eight"], "cards/b.png": ["See you at eight"],
        "cards/c.png": ["See you"],
      ])
    #expect(try run.file("cards/own.png") != run.file("cards/b.png"))
    #expect(try PNGHeader(run.file("cards/c.png"))?.width == 700)
  }

  @Test func warnsWhereTheCaptionEndsEarly() throws {
    let long = String(repeating: "word ", count: 200)
    let result = try sitegen.run("qr", "--caption-text", long, "x", "-o", "a.png", "-q")
    #expect(
      result
        == Run.Result(
          status: 0, output: "",
          errors: """
            sitegen: warning: the caption is too long and ends in '…' [text-truncated]
                hint: give a shorter one by --caption-text

            """))
  }

  @Test func writesTheSameBytesEachTime() throws {
    for name in ["a", "b"] {
      _ = try sitegen.run("qr", "--caption", "نلتقي الليلة", "-o", "\(name).png")
      _ = try sitegen.run("qr", "نلتقي الليلة", "-o", "\(name).svg")
    }
    #expect(try run.file("a.png") == run.file("b.png"))
    #expect(try run.file("a.svg") == run.file("b.svg"))
  }
}
