import Testing

@Suite(.serialized) struct FormatScriptTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [
    ([], "swift format format --in-place"), (["--check"], "swift format lint --strict"),
  ])
  func formatsOrChecksAllSwiftFiles(arguments: [String], command: String) throws {
    #expect(try sandbox.run("scripts/format", arguments).status == 0)
    #expect(
      try sandbox.takeLog() == [
        command + " --recursive --parallel Package.swift Benchmarks Examples Plugins Sources"
          + " Tests all="
      ])
  }

  @Test func refusesOtherArguments() throws {
    let unknown = try sandbox.run("scripts/format", ["--chekc"])
    #expect(
      unknown.errors == "format: error: unknown argument '--chekc'; the only one is --check\n")
    #expect(unknown.status == 2)
    let many = try sandbox.run("scripts/format", ["--check", "Sources"])
    #expect(many.errors == "format: error: too many arguments\n")
    #expect(many.status == 2)
    #expect(try sandbox.takeLog() == [])
  }

  @Test func failsWhenAFileIsNotFormatted() throws {
    try sandbox.addTool("swift", "exit 1")
    #expect(try sandbox.run("scripts/format", ["--check"]).status == 1)
  }
}
