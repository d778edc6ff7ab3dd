import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct FuzzScriptTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func buildsAndRunsAllTargets() throws {
    let result = try sandbox.run("scripts/fuzz")
    #expect(
      result.errors == """
        fuzz: building the fuzz targets
        fuzz: fuzzing CSV for 60 seconds
        fuzz: fuzzing JSON for 60 seconds

        """)
    #expect(result.output == "")
    #expect(result.status == 0)
    #expect(
      try sandbox.takeLog() == [
        "swiftc Diagnostics", "swiftc Documents", "swiftc Mustache", "swiftc QRCodes",
        "swiftc Canvas",
        "swiftc FuzzCSV", "swiftc FuzzJSON", "FuzzCSV -max_total_time=60",
        "FuzzJSON -max_total_time=60",
      ])
  }

  /// The sandbox's compiler takes anything, so what the real one needs is looked up.
  @Test func namesTheLibrariesThatTheModulesImport() throws {
    let script = try String(
      contentsOf: Checkout.root.appending(path: "scripts/lib/fuzzing.sh"), encoding: .utf8)
    func list(_ name: String) throws -> [String] {
      let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("\(name)=(") })
      return line.dropFirst(name.count + 2).dropLast().split(separator: " ").map(String.init)
    }
    var imported: Set<String> = []
    for module in try list("fuzzed_modules") {
      let folder = Checkout.root.appending(path: "Sources/\(module)")
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for line in lines where line.hasPrefix("import C") {
          imported.insert(String(line.dropFirst("import ".count)))
        }
      }
    }
    let libraries = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: "Sources/CLibraries").path)
    #expect(try Set(list("fuzzed_libraries")) == imported.intersection(libraries))
  }

  @Test(arguments: [
    ["JSON", "--seconds", "7", "--seed", "3"], ["--seed", "3", "--seconds", "7", "JSON"],
  ])
  func takesATargetATimeAndASeed(arguments: [String]) throws {
    #expect(try sandbox.run("scripts/fuzz", arguments).status == 0)
    #expect(try sandbox.takeLog().last == "FuzzJSON -max_total_time=7 -seed=3")
    #expect(
      try sandbox.run("scripts/fuzz", arguments).errors
        == "fuzz: fuzzing JSON for 7 seconds\n")
  }

  @Test(arguments: [
    "Sources/Documents/a.swift", "Sources/CLibraries/CYAML/shim.h",
    "Sources/CLibraries/CIDN2/shim.h", "Sources/CLibraries/CZBar/shim.h",
    "Sources/QRCodes/a.swift", "Tests/Fuzzing/CSV/a.swift",
    "Tests/Fuzzing/Support/a.swift",
  ])
  func buildsAgainWhenASourceChanges(path: String) throws {
    _ = try sandbox.run("scripts/fuzz")
    _ = try sandbox.takeLog()
    try sandbox.write("new", to: path)
    _ = try sandbox.run("scripts/fuzz")
    #expect(try sandbox.takeLog().first == "swiftc Diagnostics")
  }

  @Test func takesNewInputsWithoutBuilding() throws {
    _ = try sandbox.run("scripts/fuzz")
    _ = try sandbox.takeLog()
    try sandbox.write("new", to: "Tests/Fuzzing/CSV/corpus/a.swift")
    _ = try sandbox.run("scripts/fuzz", ["CSV"])
    #expect(try sandbox.takeLog() == ["FuzzCSV -max_total_time=60"])
  }

  @Test func showsWhatATargetFound() throws {
    let result = try sandbox.run("scripts/fuzz", ["CSV"], environment: ["FUZZ": "77"])
    #expect(
      result.errors == """
        fuzz: building the fuzz targets
        fuzz: fuzzing CSV for 60 seconds
        Test unit written
        fuzz: error: CSV does not hold for the input that the last lines name

        """)
    #expect(result.status == 1)
  }

  @Test func endsWithTheStatusOfTheCompilerAndBuildsAgainNextTime() throws {
    try sandbox.addTool("swiftc", "exit 4")
    #expect(try sandbox.run("scripts/fuzz").status == 4)
    #expect(try sandbox.run("scripts/fuzz").errors == "fuzz: building the fuzz targets\n")
  }

  @Test(arguments: [
    (["CVS"], "unknown target 'CVS'; targets: CSV JSON"),
    (["Support"], "unknown target 'Support'; targets: CSV JSON"),
    (["--second", "1"], "unknown option '--second'; the options are --seconds and --seed"),
    (["--seconds"], "--seconds needs a whole number above 0"),
    (["--seconds", "0"], "--seconds needs a whole number above 0"),
    (["--seed", "x1"], "--seed needs a whole number above 0"),
  ])
  func refusesOtherArguments(arguments: [String], message: String) throws {
    let result = try sandbox.run("scripts/fuzz", arguments)
    #expect(result.errors == "fuzz: error: \(message)\n")
    #expect(result.status == 2)
    #expect(try sandbox.takeLog() == [])
  }

  @Test func skipsWhereThereIsNoFuzzer() throws {
    try sandbox.addTool("uname", "echo Darwin")
    let result = try sandbox.run("scripts/fuzz")
    #expect(result.errors == "fuzz: skipped: there is no libFuzzer on macOS\n")
    #expect(result.status == 0)
    #expect(try sandbox.takeLog() == [])
  }

  @Test func explainsItself() throws {
    let result = try sandbox.run("scripts/fuzz", ["--help"])
    #expect(result.output.hasPrefix("fuzz [TARGET] [--seconds N] [--seed N]: "))
    #expect(result.status == 0)
  }
}
