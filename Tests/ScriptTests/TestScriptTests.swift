import TestSupport
import Testing

@Suite(.serialized) struct TestScriptTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.addTool(
      "python3",
      #"""
      folder=${@: -1}
      mkdir -p "$folder/bin"
      printf '%s\n' '#!/bin/bash' 'echo "python $1 $2" >>"$LOG"; exit ${PIP:-0}' \
        >"$folder/bin/python"
      chmod +x "$folder/bin/python"
      """#)
  }

  @Test func buildsOnceAndThenRunsTheTests() throws {
    let result = try sandbox.run("scripts/test")
    #expect(result.status == 0)
    #expect(
      try sandbox.takeLog() == [
        "python -m pip", "swift build --build-tests all=", "swift test --skip-build all=",
        "python -m pip", "python -B -m",
        "swiftc Diagnostics", "swiftc Documents", "swiftc Mustache", "swiftc QRCodes",
        "swiftc Canvas",
        "swiftc FuzzCSV", "swiftc FuzzJSON", "FuzzCSV -max_total_time=5 -seed=1",
        "FuzzJSON -max_total_time=5 -seed=1",
      ])
  }

  @Test func fuzzesLongerWithAllAndNotForSomeTests() throws {
    _ = try sandbox.run("scripts/test", ["--all"])
    #expect(try sandbox.takeLog().last == "FuzzJSON -max_total_time=60 -seed=1")
    _ = try sandbox.run("scripts/test", ["--filter", "a"])
    #expect(try sandbox.takeLog().last == "swift test --skip-build --filter a all=")
  }

  @Test func runsTheBrowserTestsAlone() throws {
    try sandbox.addTool(
      "python3",
      #"""
      folder=${@: -1}
      mkdir -p "$folder/bin"
      printf '%s\n' '#!/bin/bash' 'case $* in *pytest*) echo "$*" >>"$LOG" ;; esac' \
        >"$folder/bin/python"
      chmod +x "$folder/bin/python"
      """#)
    #expect(try sandbox.run("scripts/test", ["--browser", "-k", "a b"]).status == 0)
    let tests = sandbox.project.appending(path: "Tests/BrowserTests").path
    #expect(
      try sandbox.takeLog() == [
        "build",
        "-B -m pytest -q -p no:cacheprovider --rootdir=\(tests) --program=.build/debug/sitegen "
          + "-k a b \(tests)",
      ])
  }

  @Test func endsWithTheStatusOfTheBrowserTests() throws {
    try sandbox.addTool(
      "python3",
      #"""
      folder=${@: -1}
      mkdir -p "$folder/bin"
      printf '%s\n' '#!/bin/bash' 'case $* in *pytest*) exit 5 ;; esac' >"$folder/bin/python"
      chmod +x "$folder/bin/python"
      """#)
    #expect(try sandbox.run("scripts/test").status == 5)
  }

  @Test func givesArgumentsToTheTestRunnerAndAllToTheTests() throws {
    _ = try sandbox.run("scripts/test", ["--filter", "a b", "--all", "--parallel"])
    #expect(
      try sandbox.takeLog().last == "swift test --skip-build --filter a b --parallel all=1")
    _ = try sandbox.run("scripts/test", environment: ["SITEGEN_ALL_TESTS": "1"])
    #expect(try sandbox.takeLog().contains("swift test --skip-build all="))
  }

  @Test func installsThePythonPackagesAgainOnlyWhenTheyChanged() throws {
    _ = try sandbox.run("scripts/test")
    _ = try sandbox.takeLog()
    _ = try sandbox.run("scripts/test")
    #expect(try sandbox.takeLog().first == "python -c import html5lib, PIL, segno, zxingcpp")
    try sandbox.write("pinned==2", to: "Tests/requirements.txt")
    _ = try sandbox.run("scripts/test")
    #expect(try sandbox.takeLog().prefix(2) == ["python -m pip", "swift build --build-tests all="])
  }

  @Test func installsThePythonPackagesAgainWhenTheirPythonNoLongerRuns() throws {
    _ = try sandbox.run("scripts/test")
    _ = try sandbox.takeLog()
    try sandbox.remove(".build/test-venv/bin/python")
    _ = try sandbox.run("scripts/test")
    #expect(try sandbox.takeLog().first == "python -m pip")
  }

  @Test func failsWithoutItsPythonPackages() throws {
    let result = try sandbox.run("scripts/test", environment: ["PIP": "1"])
    #expect(
      result.errors == """
        test: installing the Python packages of Tests/requirements.txt
        test: error: the Python packages of Tests/requirements.txt could not be installed, \
        which needs a connection to PyPI; the tests need them

        """)
    #expect(result.status == 3)
    #expect(try sandbox.takeLog() == ["python -m pip"])
  }

  @Test func installsTheSystemPackagesOfTheTests() throws {
    try sandbox.addTool(
      "dpkg-query",
      #"for name in "${@:4}"; do [ "$name" = python3-venv ] || echo "installed $name"; done"#)
    #expect(try sandbox.run("scripts/test").status == 0)
    #expect(
      try sandbox.takeLog().contains {
        $0.hasPrefix("apt-get ") && $0.hasSuffix(" python3-venv")
      })
    #expect(try sandbox.run("scripts/sitegen").status == 0)
    #expect(try sandbox.takeLog() == ["build"])
  }

  @Test(arguments: ["build", "test"])
  func endsWithTheStatusOfWhatFailed(step: String) throws {
    try sandbox.addTool("swift", #"[ "$1" != "\#(step)" ] || exit 4"#)
    #expect(try sandbox.run("scripts/test").status == 4)
  }
}
