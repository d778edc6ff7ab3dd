import Foundation
import TestSupport
import Testing

@Suite struct ScanTests {
  private let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
  }

  private func write(_ text: String, to name: String) throws {
    try CodeFile.write(text, to: name, in: sitegen.folder)
  }

  @Test func tellsALinkAndItsHost() throws {
    try write("https://share.example/a", to: "link.png")
    #expect(
      try sitegen.run("scan", "link.png")
        == Run.Result(
          status: 0,
          output: """
            link.png: link at 16,16, 100 x 100 pixels
                link: https://share.example/a
                host: share.example

            """, errors: ""))
  }

  @Test func tellsAContactAndThatItsNameProvesNothing() throws {
    let contact =
      #"{"contactID":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","displayName":"Mara","version":1}"#
    try write(contact, to: "mara.png")
    #expect(
      try sitegen.run("scan", "--expect", "contact", "mara.png")
        == Run.Result(
          status: 0,
          output: """
            mara.png: contact at 16,16, 148 x 148 pixels
                id: 6F9619FF-8B86-D011-B42D-00CF4FC964FF
                name: Mara
                note: a name is a label and no proof of who someone is

            """, errors: ""))
  }

  @Test func tellsAnAddressBookCard() throws {
    try write(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mara\r\nTEL:+46 8\r\nURL:http://a.example\r\nEND:VCARD\r\n",
      to: "card.png")
    let result = try sitegen.run("scan", "card.png")
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """
            name: Mara
            telephone: +46 8
            unsafe-url: http://a.example
            note: the card's address is not a safe link
            note: a name is a label and no proof of who someone is

        """))
  }

  @Test func showsWhatWouldNotShow() throws {
    try write("a\u{202E}b\nc\u{200B}\t\\\u{1B}[2J\u{3164}é", to: "text.png")
    let result = try sitegen.run("scan", "text.png")
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix("    text: a\\u{202E}b\\nc\\u{200B}\\t\\\\\\u{1B}[2J\\u{3164}é\n"))
  }

  @Test func showsBytesThatAreNoText() throws {
    try CodeFile.png([0, 0xFF, 0x41]).write(
      to: sitegen.folder.url.appending(path: "bytes.png"))
    let result = try sitegen.run("scan", "bytes.png")
    #expect(
      result.output == """
        bytes.png: bytes at 16,16, 84 x 84 pixels
            payload: \\x00\\xFFA

        """)
    #expect(result.status == 0)
    let json = try sitegen.run("scan", "--json", "bytes.png").output
    #expect(json.contains("\"base64\": \"AP9B\""))
  }

  @Test func refusesALinkThatIsNotSafe() throws {
    try write("http://share.example/", to: "plain.png")
    #expect(
      try sitegen.run("scan", "plain.png")
        == Run.Result(
          status: 1,
          output: """
            plain.png: refused at 16,16, 100 x 100 pixels
                payload: http://share.example/
                refused: the scheme 'http' is not secure

            """,
          errors: """
            sitegen: error: the code at 16,16 in 'plain.png' is refused: the scheme 'http' is not \
            secure [refused-code]
                hint: use 'https'

            """))
  }

  @Test func allowsTheSchemesThatAreNamed() throws {
    try write("musicnotes://join?code=A", to: "app.png")
    let refused = try sitegen.run("scan", "app.png")
    #expect(refused.status == 1)
    #expect(
      refused.errors == """
        sitegen: error: the code at 16,16 in 'app.png' is refused: the scheme 'musicnotes' is not \
        allowed [refused-code]
            hint: if it is your app's, allow it with --scheme musicnotes

        """)
    let allowed = try sitegen.run("scan", "--scheme", "other", "--scheme", "musicnotes", "app.png")
    #expect(allowed.status == 0)
    #expect(allowed.output.hasSuffix("    host: join\n    scheme: musicnotes\n"))
    #expect(try sitegen.run("scan", "--scheme", "MusicNotes", "app.png") == allowed)
  }

  @Test func refusesCodesOfAnotherKindThanIsExpected() throws {
    try write("https://share.example/a", to: "link.png")
    let result = try sitegen.run("scan", "--expect=contact", "link.png")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix(
        "    refused: the code carries a link, but a contact is expected\n"))
    #expect(try sitegen.run("scan", "--expect=link", "link.png").status == 0)
  }

  @Test func readsADrawing() throws {
    #expect(
      try sitegen.run("qr", "-o", "link.svg", "https://share.example/a").status == 0)
    let result = try sitegen.run("scan", "link.svg")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("link.svg: link at 2"))
    #expect(result.output.hasSuffix("    link: https://share.example/a\n    host: share.example\n"))
  }

  @Test func readsStandardInput() throws {
    try write("https://share.example/a", to: "link.png")
    let script = "exec \"$0\" scan - <link.png"
    let result = try sitegen.run(
      "-c", script, Checkout.program.path, program: URL(filePath: "/bin/sh"))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("-: link at 16,16, 100 x 100 pixels\n"))
  }

  @Test func writesJSON() throws {
    try write("a\u{202E}\u{9B}b", to: "text.png")
    let result = try sitegen.run("scan", "--json", "text.png", "missing.png")
    #expect(result.status == 3)
    #expect(
      result.output == #"""
        {
          "images": [
            {
              "file": "text.png",
              "codes": [
                {
                  "kind": "text",
                  "x": 16,
                  "y": 16,
                  "width": 84,
                  "height": 84,
                  "inverted": false,
                  "text": "a\u202e\u009bb",
                  "base64": null,
                  "fields": {
                    "text": "a\u202e\u009bb"
                  },
                  "notes": [],
                  "refused": null
                }
              ],
              "complete": true,
              "errors": []
            },
            {
              "file": "missing.png",
              "codes": [],
              "complete": false,
              "errors": [
                {
                  "code": "unreadable-file",
                  "message": "cannot read 'missing.png': No such file or directory",
                  "hint": "name a picture file, or - to read standard input"
                }
              ]
            }
          ]
        }

        """#)
  }
}
