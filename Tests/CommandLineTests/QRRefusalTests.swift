import Foundation
import TestSupport
import Testing

/// What `sitegen qr` refuses, with nothing written.
@Suite struct QRRefusalTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }

  init() throws {
    run = try QRRun()
  }

  private func refusal(_ arguments: [String]) throws -> Run.Result {
    let words = (["qr"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let result = try run.shell("sitegen \(words)")
    #expect(try sitegen.folder.tree().isEmpty)
    return result
  }

  @Test(arguments: [
    (["  "], "there is no text for the QR code [missing-value]", "give a link or a text"),
    (
      ["javascript:alert(1)"], "the scheme 'javascript' is never allowed in a link [invalid-url]",
      "use 'https' or a scheme of your own app"
    ),
    (
      ["--text", "JavaScript:alert(1)"],
      "the scheme 'javascript' is never allowed in a link [invalid-url]",
      "use 'https' or a scheme of your own app"
    ),
    (
      ["java\tscript:alert(1)"],
      "the link hides the scheme 'javascript', which is never allowed [invalid-url]",
      "use 'https' or a scheme of your own app"
    ),
    (
      ["--text", "javascript%3Aalert(1) " + String(repeating: "x", count: 2200)],
      "the link hides the scheme 'javascript', which is never allowed [invalid-url]",
      "use 'https' or a scheme of your own app"
    ),
    (
      ["http://share.example"], "the scheme 'http' is not secure [invalid-url]",
      "use 'https', or write --text to carry it as it is"
    ),
    (
      ["--scheme", "com.example.music", "http://share.example"],
      "the scheme 'http' is not secure [invalid-url]", "use 'https'"
    ),
    (
      ["--vcard", "--url", "http://share.example", "Mara"],
      "the scheme 'http' is not secure [invalid-url]", "use 'https'"
    ),
    (
      ["--vcard", "--url", "musicnotes://join", "Mara"],
      "the scheme 'musicnotes' is not allowed [invalid-url]",
      "write --scheme musicnotes if your app has it"
    ),
    (
      ["--scheme", "com.example.music", "musicnotes://join"],
      "the scheme 'musicnotes' is not allowed [invalid-url]",
      "write --scheme musicnotes if your app has it"
    ),
    (
      ["--text", "data: 5 GB"], "the scheme 'data' is never allowed in a link [invalid-url]",
      "use 'https' or a scheme of your own app"
    ),
    (
      ["musicnotes://join"], "the scheme 'musicnotes' is not allowed [invalid-url]",
      "write --scheme musicnotes if your app has it, or --text if it is no link"
    ),
    (
      ["--scheme", "musicnotes", "hello"],
      "the link does not begin with a scheme [invalid-url]",
      "write a whole address, such as https://share.example/join"
    ),
    (
      ["https://mara:secret@share.example"],
      "the link holds a user name or a password before its host [invalid-url]",
      "remove everything up to '@'; in a path or query it may stay"
    ),
    (
      ["--contact", "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "a\u{202E}b"],
      "the contact's name has a control character (U+202E) at character 2 [invalid-value]",
      "remove it; such characters can hide or turn around a name"
    ),
    (
      ["x", "-o", "a.png", "--size", "100"],
      "a picture of 100x100 pixels is too small for the QR code, which needs at least 116x116"
        + " [invalid-value]", "make it 116 pixels or larger, or shorten the text"
    ),
    (
      ["x", "-o", "a.svg", "--size", "100"],
      "a picture of 100x100 pixels is too small for the QR code, which needs at least 116x116"
        + " [invalid-value]", "make it 116 pixels or larger, or shorten the text"
    ),
    (
      [String(repeating: "x", count: 2400), "-o", "a.png"],
      "the text has 2400 bytes, but at most 2331 fit into a QR code of the correction level M"
        + " [payload-too-long]",
      "shorten it by 69 bytes, or use the correction level L, which holds 2953"
    ),
    (
      ["--vcard", "--organization", String(repeating: "x", count: 3000), "Mara"],
      "the vCard has 3064 bytes, but at most 2331 fit into a QR code of the correction level M"
        + " [payload-too-long]", "shorten it by 733 bytes, or link to a page that holds it"
    ),
  ])
  func refusesWhatNoCodeMayCarry(arguments: [String], message: String, hint: String) throws {
    #expect(try refusal(arguments) == QRRun.failure(1, message, hint: hint))
  }

  @Test(arguments: [
    (
      ["x", "-o", "code.gif"], "the name 'code.gif' does not tell the format [invalid-value]",
      "use one of the endings .png, .svg, .txt, or --format"
    ),
    (
      ["x", "-o", "code.svg", "--format", "png"],
      "'code.svg' has the ending of SVG, but the format is PNG [invalid-value]",
      "leave --format out, or end the name in .png"
    ),
    (
      ["x", "--size", "many", "-o", "a.png"],
      "'--size' must be a whole number of pixels from 1 to 4096 [invalid-value]",
      "leave it out for 12 pixels for each module"
    ),
    (
      ["x", "--correction", "m"], "'--correction' cannot be 'm' [invalid-value]",
      "did you mean 'M'? values: L, M, Q, H"
    ),
    (
      ["x", "--contact", "17"], "'--contact' must be a UUID, not '17' [invalid-value]",
      "write it as 6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    ),
    (
      ["x", "--scheme", "music notes"],
      "'--scheme': 'music notes' is not a scheme [invalid-value]",
      "a scheme is a letter, then letters, digits, '+', '-' and '.', without the colon"
    ),
    (
      ["x", "--email", "a@b.example"], "'--email' is for vCards only [unexpected-argument]",
      "add --vcard, or leave it out"
    ),
    (
      ["x", "--vcard", "--email", " "], "'--email' is empty [invalid-value]", "leave it out"
    ),
    (
      ["x", "--text", "--scheme", "music"],
      "'--text' and '--scheme' cannot be used together [unexpected-argument]",
      "leave one of them out"
    ),
    (
      ["x", "--caption", "-o", "a.svg"],
      "only PNG can have a caption, not SVG [unexpected-argument]",
      "choose the format by the file's ending, such as '-o code.png', or by --format"
    ),
    (
      ["x", "--size", "500"],
      "only PNG and SVG can have a size in pixels, not text [unexpected-argument]",
      "choose the format by the file's ending, such as '-o code.png', or by --format"
    ),
    (
      ["x", "--invert", "-o", "a.png"],
      "only text can have inverted blocks, not PNG [unexpected-argument]",
      "choose the format by the file's ending, such as '-o code.png', or by --format"
    ),
    (
      ["x", "--caption-text", " ", "-o", "a.png"], "'--caption-text' is empty [invalid-value]",
      "leave it out for a code without a caption"
    ),
  ])
  func refusesOptionsThatAreWrong(arguments: [String], message: String, hint: String) throws {
    #expect(try refusal(arguments) == QRRun.failure(2, message, hint: hint))
  }

  @Test func needsAText() throws {
    #expect(
      try refusal([])
        == QRRun.failure(
          2, "'qr' needs TEXT [missing-value]", hint: "usage: sitegen qr [options] TEXT"))
  }
}
