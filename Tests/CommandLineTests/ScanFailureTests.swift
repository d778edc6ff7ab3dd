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
