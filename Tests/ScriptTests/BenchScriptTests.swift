import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct BenchScriptTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let peers = sandbox.project.appending(path: "Benchmarks/Cards/Peers")
    try FileManager.default.createDirectory(at: peers, withIntermediateDirectories: true)
    try sandbox.write("peer==1", to: "Benchmarks/Cards/Peers/requirements.txt")
    try sandbox.addTool(
      "python3",
      #"""
      [ "$2" = venv ] || { printf '<%s>' "${@:3}" >>"$LOG"; echo >>"$LOG"; exit; }
      folder=${@: -1}
      mkdir -p "$folder/bin"
      printf '%s\n' '#!/bin/bash' 'echo "python $1 $2" >>"$LOG"; exit ${PIP:-0}' \
        >"$folder/bin/python"
      chmod +x "$folder/bin/python"
      """#)
  }

  /// What the measuring script gets: the program, the folder of the benchmark, then `arguments`.
  private func call(_ arguments: String...) -> String {
    let folder = sandbox.project.path
    return (["\(folder)/.build/out/BenchCards", "\(folder)/Benchmarks/Cards"] + arguments)
      .map { "<\($0)>" }.joined()
  }

  @Test func measuresCardsOnAllBackgroundsWithoutOtherPrograms() throws {
    let result = try sandbox.run("scripts/bench", ["cards"])
    #expect(result.status == 0)
    #expect(try sandbox.takeLog() == ["build", call("7", "flat,gradient,photo", "")])
  }

  @Test(arguments: [
    ["--runs", "3", "--background", "photo", "--keep", "a b"],
    ["--keep", "a b", "--background", "photo", "--runs", "3"],
  ])
  func takesRoundsABackgroundAndAFolder(options: [String]) throws {
    #expect(try sandbox.run("scripts/bench", ["cards"] + options).status == 0)
    #expect(try sandbox.takeLog().last == call("3", "photo", "a b"))
  }

  @Test func installsTheOtherProgramsOnceAndAgainWhenTheirVersionsChange() throws {
    let python = "\(sandbox.project.path)/.build/bench-venv/bin/python"
    let measuring = call("7", "flat,gradient,photo", "", python)
    let result = try sandbox.run("scripts/bench", ["cards", "--peers"])
    #expect(
      result.errors == """
        compiling
        bench: installing the Python packages of Benchmarks/Cards/Peers/requirements.txt

        """)
    #expect(try sandbox.takeLog() == ["build", "python -m pip", measuring])
    _ = try sandbox.run("scripts/bench", ["cards", "--peers"])
    #expect(
      try sandbox.takeLog() == ["build", "python -c import PIL, takumi_py, typst", measuring])
    try sandbox.write("peer==2", to: "Benchmarks/Cards/Peers/requirements.txt")
    _ = try sandbox.run("scripts/bench", ["cards", "--peers"])
    #expect(try sandbox.takeLog() == ["build", "python -m pip", measuring])
  }

  @Test func failsWithoutTheOtherPrograms() throws {
    let result = try sandbox.run("scripts/bench", ["cards", "--peers"], environment: ["PIP": "1"])
    #expect(
      result.errors == """
        compiling
        bench: installing the Python packages of Benchmarks/Cards/Peers/requirements.txt
        bench: error: the Python packages of Benchmarks/Cards/Peers/requirements.txt could not be \
        installed, which needs a connection to PyPI; without --peers they are not needed

        """)
    #expect(result.status == 3)
    #expect(try sandbox.takeLog() == ["build", "python -m pip"])
  }

  @Test(arguments: [
    (["card"], "unknown benchmark 'card'; the benchmarks are content, codes, workers and cards"),
    (["workers", "2"], "'workers' takes no options"),
    (["codes", "--runs"], "'codes' takes no options"),
    (["content", "--runs", "1"], "unknown option '--runs'; the only one is --records"),
    (["cards", "--runs"], "--runs needs a whole number above 0"),
    (["cards", "--runs", "0"], "--runs needs a whole number above 0"),
    (["cards", "--background", "x"], "--background needs one of flat, gradient and photo"),
    (["cards", "--keep"], "--keep needs a folder"),
    (
      ["cards", "--run", "1"],
      "unknown option '--run'; the options are --peers, --runs, --background and --keep"
    ),
  ])
  func refusesOtherArguments(arguments: [String], message: String) throws {
    let result = try sandbox.run("scripts/bench", arguments)
    #expect(result.errors == "bench: error: \(message)\n")
    #expect(result.status == 2)
    #expect(try sandbox.takeLog() == [])
  }

  @Test func explainsItself() throws {
    let result = try sandbox.run("scripts/bench", ["--help"])
    #expect(
      result.output.hasPrefix("bench content [--records N] | codes | workers | cards [OPTIONS…]: "))
    #expect(result.output.hasSuffix("Other work on the machine shows in the figures.\n"))
    #expect(result.status == 0)
  }
}
