import Foundation
import QRCodes
import TestSupport
import Testing

/// What the codes of `sitegen qr` carry.
@Suite struct QRContentTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }

  init() throws {
    run = try QRRun()
  }

  private func blocks(_ payload: String, _ level: CorrectionLevel) throws -> Run.Result {
    let symbol = try QRSymbol(payload: Array(payload.utf8), correction: level)
    return Run.Result(status: 0, output: symbol.blockText(ink: .darkModules), errors: "")
  }

  @Test(arguments: [
    "https://share.example/a?b=c#d", "mailto:mara@example.org", "tel:+46701234567",
    "WIFI:T:WPA;S:Guests;P:secret;;", "See https://share.example", "12:30 // later", "a", "007",
  ])
  func carriesTextsAndWebLinks(text: String) throws {
    #expect(try sitegen.run("qr", text) == blocks(text, .medium))
  }

  @Test func carriesLinksInASCII() throws {
    #expect(
      try sitegen.run("qr", "HTTPS://Share.Example/caf\u{E9}/東")
        == blocks("https://share.example/caf%C3%A9/%E6%9D%B1", .medium))
    #expect(
      try sitegen.run("qr", "https://bücher.example/")
        == blocks("https://xn--bcher-kva.example/", .medium))
  }

  @Test func correctsMostInLinksOfAnApp() throws {
    let link = "com.example.music://join?code=MUSIC-A3B7K2"
    let expected = try blocks(link, .high).output
    #expect(try sitegen.run("qr", "--scheme", "com.example.music", link).output == expected)
    let low = try blocks(link, .low).output
    #expect(
      try sitegen.run("qr", "--scheme", "COM.example.music", link, "--correction", "L").output
        == low)
  }

  @Test func warnsOfCodesThatNeedAnApp() throws {
    let needsApp = """
      the code's link has the scheme 'SCHEME', which opens nothing without the app, and which many \
      cameras ignore [app-only-code]
          hint: make the code of an https link instead, such as that of a share page

      """
    #expect(
      try sitegen.run("qr", "-q", "--scheme", "com.example.music", "com.example.music://join")
        .errors
        == "sitegen: warning: " + needsApp.replacing("SCHEME", with: "com.example.music"))
    #expect(
      try sitegen.run("qr", "-q", "--scheme", "music", "music://join").errors
        == """
        sitegen: warning: the scheme 'music' has no dot, so other apps may well use the same one \
        [scheme-without-dot]
            hint: begin it with a domain name of your own, backwards, such as com.example.music
        sitegen: warning: \(needsApp.replacing("SCHEME", with: "music"))\
        sitegen: 0 errors, 2 warnings

        """)
  }

  @Test func warnsOfAnAppsSchemeInAVCard() throws {
    let warning = "sitegen: warning: the code's link has the scheme 'com.example.music', which"
    #expect(
      try sitegen.run(
        "qr", "-q", "--vcard", "--scheme", "com.example.music", "--url", "com.example.music://mara",
        "Mara"
      ).errors
        == warning + " opens nothing without the app, and which many cameras ignore [app-only-code]"
        + "\n    hint: give an https link by --url instead, such as that of a share page\n")
  }

  @Test func carriesWhatLooksLikeALinkAsText() throws {
    for text in ["http://192.168.1.7/", "musicnotes://join", "https://share.example/café"] {
      #expect(try sitegen.run("qr", "--text", text) == blocks(text, .medium))
    }
  }

  @Test func keepsTheBytesOfStandardInput() throws {
    #expect(try run.shell("printf 'a b\\n' | sitegen qr -") == blocks("a b\n", .medium))
    let bytes: [UInt8] = [0xFF, 0x00, 0x80, 0x0A]
    let symbol = try QRSymbol(payload: bytes, correction: .medium)
    #expect(
      try run.shell("printf '\\377\\000\\200\\n' | sitegen qr -")
        == Run.Result(status: 0, output: symbol.blockText(ink: .darkModules), errors: ""))
  }

  @Test func trimsALinkOnStandardInput() throws {
    #expect(
      try run.shell("echo ' https://share.example/a' | sitegen qr -")
        == blocks("https://share.example/a", .medium))
  }

  @Test func makesAContactForAnApp() throws {
    let id = "6f9619ff-8b86-d011-b42d-00cf4fc964ff"
    let json =
      #"{"contactID":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","displayName":"Mara \"M\" Lind","#
      + #""version":1}"#
    #expect(
      try sitegen.run("qr", "--contact", id, " Mara \"M\" Lind ") == blocks(json, .medium))
    #expect(
      try run.shell("echo 'Mara \"M\" Lind' | sitegen qr --contact \(id) -")
        == blocks(json, .medium))
  }

  @Test func makesAContactForAddressBooks() throws {
    let card = """
      BEGIN:VCARD\r
      VERSION:3.0\r
      N:Mara Lindqvist;;;;\r
      FN:Mara Lindqvist\r
      ORG:Trail\\, Inc.\r
      TEL:+46 70 123 45 67\r
      EMAIL:mara@example.org\r
      URL:https://share.example/mara\r
      END:VCARD\r

      """
    _ = try sitegen.run(
      "qr", "--vcard", "Mara Lindqvist", "--telephone", "+46 70 123 45 67", "--email",
      "mara@example.org", "--organization", "Trail, Inc.", "--url", "https://share.example/mara",
      "-o", "cards/mara.png", "--caption")
    #expect(try run.payloads() == ["cards/mara.png": [card]])
  }

  @Test(arguments: [1, 100, 500, 1273])
  func carriesTextsOfEveryLengthAtTheHighestLevel(length: Int) throws {
    let text = String(repeating: "x", count: length)
    #expect(
      try sitegen.run("qr", "--correction", "H", text, "-o", "cards/a.png", "-q")
        == Run.Result(status: 0, output: "", errors: ""))
    #expect(try run.payloads() == ["cards/a.png": [text]])
  }
}
