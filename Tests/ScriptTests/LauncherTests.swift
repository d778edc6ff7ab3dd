import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct LauncherTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func runsInTheFolderOfTheCallerWithTheArgumentsAsTheyAre() throws {
    let result = try sandbox.run(
      "../scripts/sitegen", ["build", "", "a b", "*", "--x=1"],
      in: sandbox.project.appending(path: "themes"))
    #expect(
      result.output == """
        one
        <\(sandbox.project.path)/themes>
        <build>
        <>
        <a b>
        <*>
        <--x=1>

        """)
    #expect(result.errors == "sitegen: building sitegen\ncompiling\n")
    #expect(result.status == 0)
  }

  @Test func isFoundThroughLinks() throws {
    let files = FileManager.default
    let first = sandbox.folder.appending(path: "first").path
    let second = sandbox.folder.appending(path: "second").path
    try files.createSymbolicLink(
      atPath: first, withDestinationPath: "project/scripts/../scripts/sitegen")
    try files.createSymbolicLink(atPath: second, withDestinationPath: first)
    let result = try sandbox.run("./second", in: sandbox.folder)
    #expect(result.output == "one\n<\(sandbox.folder.path)>\n")
    #expect(result.status == 0)
  }

  @Test func isNotLedAwayByTheFoldersThatTheShellSearches() throws {
    let other = sandbox.folder.appending(path: "other")
    try FileManager.default.createDirectory(
      at: other.appending(path: "scripts"), withIntermediateDirectories: true)
    let result = try sandbox.run("scripts/sitegen", environment: ["CDPATH": other.path])
    #expect(result.output == "one\n<\(sandbox.project.path)>\n")
  }

  @Test func givesTheStatusOfTheProgram() throws {
    #expect(try sandbox.run("scripts/sitegen", environment: ["STATUS": "7"]).status == 7)
  }

  @Test func buildsOnlyWhenTheContentChanged() throws {
    #expect(try output() == "one" && sandbox.takeLog() == ["build"])
    #expect(try output() == "one" && sandbox.takeLog() == [])
    try sandbox.write("one", to: "Sources/main.swift")
    #expect(try output() == "one" && sandbox.takeLog() == [])
    try sandbox.write("two", to: "Sources/main.swift")
    #expect(try output() == "two" && sandbox.takeLog() == ["build"])
    try sandbox.write("one", to: "Sources/main.swift")
    #expect(try output() == "one" && sandbox.takeLog() == [])
  }

  @Test(arguments: [
    "Package.swift", "Package.resolved", "Sources/more.swift", "Plugins/a.swift", "themes/a b.yml",
  ])
  func buildsWhenAFileComesOrGoes(path: String) throws {
    _ = try output()
    _ = try sandbox.takeLog()
    try sandbox.write("new", to: path)
    _ = try output()
    #expect(try sandbox.takeLog() == ["build"])
    try sandbox.write("newer", to: path)
    _ = try output()
    #expect(try sandbox.takeLog() == ["build"])
  }

  @Test func buildsWhenAFileIsGone() throws {
    try sandbox.write("x", to: "Sources/more.swift")
    _ = try output()
    _ = try sandbox.takeLog()
    try sandbox.remove("Sources/more.swift")
    _ = try output()
    #expect(try sandbox.takeLog() == ["build"])
  }

  @Test func buildsAgainWhenAFileChangesMeanwhile() throws {
    let swift = sandbox.folder.appending(path: "tools/swift")
    let standIn = try String(contentsOf: swift, encoding: .utf8)
    try sandbox.addTool(
      "swift", "[ -e changed ] || { echo two >Sources/main.swift; echo >changed; }\n" + standIn)
    #expect(try output() == "two" && sandbox.takeLog() == ["build", "build"])
    try sandbox.write("one", to: "Sources/main.swift")
    #expect(try output() == "one")
  }

  @Test func showsAFailedBuildAndEndsWithItsStatus() throws {
    try sandbox.addTool("swift", "echo 'main.swift:1:1: error: no'; exit 5")
    let result = try sandbox.run("scripts/sitegen", ["build"])
    #expect(
      result
        == Run.Result(
          status: 5, output: "",
          errors: "sitegen: building sitegen\nmain.swift:1:1: error: no\n"))
  }

  @Test func asksForTheCompilerOnlyToBuild() throws {
    let swift = sandbox.folder.appending(path: "tools/swift")
    let standIn = try String(contentsOf: swift, encoding: .utf8)
    try sandbox.removeTool("swift")
    let result = try sandbox.run("scripts/sitegen")
    #expect(
      result.errors == """
        sitegen: error: Swift 6 is not installed, or not in PATH: get it from swift.org/install

        """)
    #expect(result.status == 3)
    try sandbox.addTool("swift", standIn)
    _ = try output()
    try sandbox.removeTool("swift")
    #expect(try output() == "one")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func buildsOnceForRunsAtTheSameTime() throws {
    let swift = sandbox.folder.appending(path: "tools/swift")
    let standIn = try String(contentsOf: swift, encoding: .utf8)
    try sandbox.addTool("swift", "sleep 0.3\n" + standIn)
    let runs = try (0..<4).map { _ in try sandbox.start("scripts/sitegen") }
    for run in runs {
      let result = try run.result()
      #expect(result.output == "one\n<\(sandbox.project.path)>\n")
      #expect(result.status == 0)
    }
    #expect(try sandbox.takeLog() == ["build"])
  }

  /// The first line that the program prints, which is the source that it was made of.
  private func output() throws -> String {
    let result = try sandbox.run("scripts/sitegen")
    return String(result.output.prefix { $0 != "\n" })
  }
}
