import Foundation
import TestSupport
import Testing

/// What commands do when standard output takes nothing more.
@Suite struct OutputFailureTests {
  private let run: QRRun

  init() throws {
    run = try QRRun()
    try run.sitegen.writeSite()
    try CodeFile.write("one", to: "one.png", in: run.sitegen.folder)
  }

  @Test(arguments: [
    "qr x", "qr x -o new.png", "scan one.png", "scan --json one.png", "plan", "build", "theme",
    "theme --json", "theme new mine", "card --title x", "card --title x --json",
    "card --title x -o -", "--help", "--version",
  ])
  func tellThatItIsFull(arguments: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(
      try run.shell("sitegen \(arguments) > /dev/full")
        == QRRun.failure(
          3, "cannot write to standard output: No space left on device [unwritable-file]",
          hint: "check where it leads and the free space there"))
  }

  @Test(arguments: ["qr x", "scan one.png", "plan", "theme"])
  func sayNothingWhenNobodyReadsOn(arguments: String) throws {
    // The pipe is opened for writing while it has a reader, who then leaves.
    let result = try run.shell(
      "trap '' PIPE; mkfifo pipe; exec 3<>pipe 4>pipe 3>&-; sitegen \(arguments) >&4")
    #expect(result == Run.Result(status: 0, output: "", errors: ""))
  }
}
