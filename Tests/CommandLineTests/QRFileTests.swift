import Foundation
import TestSupport
import Testing

/// How `sitegen qr` treats the file that it is to write, and standard input.
@Suite struct QRFileTests {
  let run: QRRun
  var sitegen: Sitegen { run.sitegen }

  init() throws {
    run = try QRRun()
  }

  @Test func replacesAFileAndLeavesNothingElse() throws {
    try sitegen.folder.write("old", to: "a.txt")
    #expect(try sitegen.run("qr", "x", "-o", "a.txt", "-q").status == 0)
    #expect(try sitegen.folder.tree().keys.sorted() == ["a.txt"])
    #expect(try run.file("a.txt") == Data(try sitegen.run("qr", "x").output.utf8))
  }

  @Test func keepsTheOldFileWhenTheTextIsRefused() throws {
    try sitegen.folder.write("old", to: "a.png")
    #expect(try sitegen.run("qr", "http://a.example", "-o", "a.png").status == 1)
    #expect(try sitegen.folder.tree() == ["a.png": Data("old".utf8)])
  }

  @Test func showsANameThatWouldDisturbTheTerminal() throws {
    let result = try sitegen.run("qr", "x", "-o", "a\u{1B}[2J\u{202E}.txt")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("wrote a\\u{1B}[2J\\u{202E}.txt, 29x15 characters in "))
  }

  @Test func makesTheFoldersAboveTheFile() throws {
    #expect(try sitegen.run("qr", "x", "-o", "codes/new/a.svg", "-q").status == 0)
    #expect(try sitegen.folder.tree().keys.sorted() == ["codes/new/a.svg"])
  }

  @Test func writesThroughALink() throws {
    try sitegen.folder.write("old", to: "codes/a.txt")
    let result = try run.shell("ln -s codes/a.txt link.txt; sitegen qr x -q -o link.txt; ls -F")
    #expect(result == Run.Result(status: 0, output: "codes/\nlink.txt@\n", errors: ""))
    #expect(try run.file("codes/a.txt") == Data(try sitegen.run("qr", "x").output.utf8))
  }

  /// A contact's code may be private: nobody gets to read it who could not before.
  @Test func keepsThePermissionsOfAFileAndFollowsTheMask() throws {
    let result = try run.shell(
      """
      umask 077; sitegen qr x -q -o new.txt; touch old.txt; chmod 640 old.txt
      sitegen qr x -q -o old.txt; ls -l new.txt old.txt | cut -c1-10
      """)
    #expect(result == Run.Result(status: 0, output: "-rw-------\n-rw-r-----\n", errors: ""))
  }

  @Test func refusesLinksOnStandardInputInAnyEncoding() throws {
    let result = try run.shell(
      """
      printf 'javascript:alert(1)//\\351' | sitegen qr -; echo $?
      printf 'https://share.example/caf\\351' | sitegen qr -; echo $?
      printf 'https://share.example/caf\\351' | sitegen qr --text -o a.txt -q -; echo $?
      """)
    #expect(result.output == "1\n1\n0\n")
    #expect(
      result.errors == """
        sitegen: error: the scheme 'javascript' is never allowed in a link [invalid-url]
            hint: use 'https' or a scheme of your own app
        sitegen: error: the link on standard input is not UTF-8 text [invalid-encoding]
            hint: convert it to UTF-8, or write --text to carry it as it is

        """)
  }

  @Test func refusesAFolderInTheFilesPlace() throws {
    try sitegen.folder.write("kept", to: "a.png/b.txt")
    #expect(
      try sitegen.run("qr", "x", "-o", "a.png")
        == QRRun.failure(
          3, "cannot write 'a.png': it is a folder [unwritable-file]",
          hint: "name a file in it, such as 'a.png/code.png'"))
    #expect(
      try sitegen.run("qr", "x", "-o", "a.png/", "--format", "svg")
        == QRRun.failure(
          3, "cannot write 'a.png/': it is a folder [unwritable-file]",
          hint: "name a file in it, such as 'a.png/code.svg'"))
    #expect(try sitegen.folder.tree() == ["a.png/b.txt": Data("kept".utf8)])
  }

  @Test func refusesAFileInAFoldersPlace() throws {
    try sitegen.folder.write("kept", to: "codes")
    let result = try sitegen.run("qr", "x", "-o", "codes/a.png")
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("sitegen: error: cannot write 'codes"))
    #expect(try sitegen.folder.tree() == ["codes": Data("kept".utf8)])
  }

  @Test func neverReplacesADevice() throws {
    #expect(
      try sitegen.run("qr", "x", "-o", "/dev/null", "--format", "png")
        == QRRun.failure(
          3, "cannot write '/dev/null': it is not an ordinary file [unwritable-file]",
          hint: "name another file, or write to standard output with '-o -'"))
  }

  @Test func readsOnlyAsMuchAsCouldBeMeant() throws {
    #expect(
      try run.shell("yes | sitegen qr -")
        == QRRun.failure(
          1, "standard input has more than 1048576 bytes [payload-too-long]",
          hint: "shorten the text, or link to a page that holds it"))
    #expect(
      try run.shell("sitegen qr - < /dev/null")
        == QRRun.failure(
          1, "there is no text for the QR code [missing-value]", hint: "give a link or a text"))
  }

  @Test func tellsWhenStandardInputCannotBeRead() throws {
    #expect(
      try run.shell("sitegen qr - < .")
        == QRRun.failure(
          3, "cannot read standard input: Is a directory [unreadable-file]",
          hint: "lead a file or another program there"))
  }

  @Test func needsTextForNamesAndCaptions() throws {
    #expect(
      try run.shell("printf '\\377' | sitegen qr --vcard -")
        == QRRun.failure(
          1, "the name on standard input is not UTF-8 text [invalid-encoding]",
          hint: "convert it to UTF-8"))
    #expect(
      try run.shell("printf '\\377' | sitegen qr --caption -o a.png -")
        == QRRun.failure(
          1,
          "standard input is not UTF-8 text, so it cannot be the caption [invalid-encoding]",
          hint: "give a caption by --caption-text"))
  }
}
