import Canvas
import Foundation
import TestSupport
import Testing

@Suite struct ScanFailureTests {
  private let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
  }

  private func failure(
    _ message: String, _ hint: String, status: Int32
  ) -> Run.Result {
    Run.Result(
      status: status, output: "", errors: "sitegen: error: \(message)\n    hint: \(hint)\n")
  }

  @Test func saysThatAPictureIsDamaged() throws {
    let whole = try CodeFile.png(Array("https://share.example/".utf8))
    try whole.prefix(whole.count / 2).write(to: sitegen.folder.url.appending(path: "cut.png"))
    #expect(
      try sitegen.run("scan", "cut.png")
        == failure(
          "'cut.png': the PNG picture is damaged or cut off [unreadable-picture]",
          "copy or export it again; a download may have ended early", status: 1))
  }

  @Test func saysThatAFileIsNoPicture() throws {
    try sitegen.folder.write("title: A\n", to: "photo.jpg")
    #expect(
      try sitegen.run("scan", "photo.jpg")
        == failure(
          "'photo.jpg': the file is not a picture of a known format [unreadable-picture]",
          "these formats are read: \(PictureFormat.decodableNames)", status: 1))
    try sitegen.folder.write("", to: "empty.png")
    #expect(
      try sitegen.run("scan", "empty.png")
        == failure(
          "'empty.png': the picture has no bytes [unreadable-picture]",
          "copy or export it again", status: 1))
  }

  @Test(arguments: [
    (
      "<text>A</text>", "the SVG picture has text, whose look would depend on the machine's fonts",
      "turn its text into paths where you drew it"
    ),
    (
      "<image href='secret.png'/>", "the SVG picture refers to another file, which is not read",
      "embed pictures as PNG or JPEG, or draw them as paths"
    ),
    (
      "<g>", "the SVG picture is damaged or cut off",
      "copy or export it again; a download may have ended early"
    ),
  ])
  func saysThatADrawingIsNotDrawn(content: String, message: String, hint: String) throws {
    try sitegen.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>", to: "a.svg")
    #expect(
      try sitegen.run("scan", "a.svg")
        == failure("'a.svg': \(message) [unreadable-picture]", hint, status: 1))
  }

  /// The libraries below warn of these on their own.
  @Test(arguments: [
    "<path d='M0 0L'/><rect width='-1' filter='url(#none)'/><unknown/><style>a{b:}}}{</style>",
    "<image width='9' height='9' href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIA'/>",
    "<g transform='scale(0)'><rect width='1e300' height='nan'/></g>",
  ])
  func printsNothingOfWhatADrawingGetsWrong(content: String) throws {
    try sitegen.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>", to: "a.svg")
    #expect(
      try sitegen.run("scan", "a.svg")
        == failure(
          "there is no QR code to be read in 'a.svg' [missing-code]",
          "a code has to be sharp and whole, with a light margin around it", status: 1))
  }

  /// A style sheet, a mask and a picture that lie beside the drawing, each of which would show.
  @Test func readsNothingBesideADrawing() throws {
    let code = try sitegen.run("qr", "-o", "code.svg", "https://share.example/")
    #expect(code.status == 0)
    let folder = sitegen.folder.url.absoluteString
    try sitegen.folder.write("rect{fill:#000}", to: "a.css")
    try sitegen.folder.write(
      """
      <?xml-stylesheet href="a.css" type="text/css"?>
      <!DOCTYPE svg SYSTEM "\(folder)a.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
        <style>@import url("a.css"); @import "\(folder)a.css";</style>
        <rect width="40" height="40" fill="#fff"/>
        <rect width="40" height="40" fill="url(code.svg#a)" mask="url(\(folder)code.svg#a)"/>
      </svg>
      """, to: "a.svg")
    let result = try sitegen.run("scan", "a.svg")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        sitegen: error: there is no QR code to be read in 'a.svg' [missing-code]
            hint: a code has to be sharp and whole, with a light margin around it

        """)
  }

  @Test func opensNothingThatIsNoFile() throws {
    let folder = sitegen.folder.url
    #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: false)
    for path in ["pipe", "folder", "/dev/zero"] {
      #expect(
        try sitegen.run("scan", path)
          == failure(
            "cannot read '\(path)': it is not a file [unreadable-file]",
            "name a picture file, or - to read standard input", status: 3))
    }
  }

  @Test func tellsWhenStandardInputCannotBeRead() throws {
    #expect(
      try sitegen.run(
        "-c", "exec \"$0\" scan - < .", Checkout.program.path, program: URL(filePath: "/bin/sh"))
        == failure(
          "cannot read standard input: Is a directory [unreadable-file]",
          "lead a file or another program there", status: 3))
  }

  @Test func saysThatThereIsNoCodeAndGoesOn() throws {
    try CodeFile.write("one", to: "b.png", in: sitegen.folder)
    let blank: [UInt8] =
      Array("BM".utf8) + [
        58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0,
      ]
      + [1, 0, 24, 0, 0, 0, 0, 0, 4, 0, 0, 0] + [UInt8](repeating: 0, count: 16)
      + [255, 255, 255, 0]
    try Data(blank).write(to: sitegen.folder.url.appending(path: "a.bmp"))
    let result = try sitegen.run("scan", "a.bmp", "b.png")
    #expect(result.status == 1)
    #expect(result.output == "b.png: text at 16,16, 84 x 84 pixels\n    text: one\n")
    #expect(
      result.errors == """
        sitegen: error: there is no QR code to be read in 'a.bmp' [missing-code]
            hint: a code has to be sharp and whole, with a light margin around it

        """)
  }

  @Test(arguments: [
    (
      ["scan"], "'scan' needs IMAGE [missing-value]", "usage: sitegen scan [options] IMAGE..."
    ),
    (
      ["scan", "--scheme", "javascript", "a.png"],
      "'--scheme': the scheme 'javascript' is never allowed in a link"
        + " [invalid-value]", "use 'https' or a scheme of your own app"
    ),
    (
      ["scan", "--scheme", "my app", "a.png"],
      "'--scheme': 'my app' is not a scheme [invalid-value]",
      "a scheme is a letter, then letters, digits, '+', '-' and '.', without the colon"
    ),
    (
      ["scan", "--expect", "text", "a.png"], "'--expect' cannot be 'text' [invalid-value]",
      "values: contact, link"
    ),
  ])
  func refusesAWrongCommandLine(arguments: [String], message: String, hint: String) throws {
    #expect(try sitegen.run(arguments) == failure(message, hint, status: 2))
  }
}
