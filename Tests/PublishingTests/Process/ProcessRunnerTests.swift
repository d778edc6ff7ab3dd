import Foundation
import Testing

@testable import Publishing

@Suite struct ProcessRunnerTests {
  private let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin", "NAME": "ä b"])

  @Test func givesStatusOutputAndErrors() throws {
    let result = try runner.run(
      "sh", ["-c", "cat; echo \"$NAME\" \"$1\" >&2; exit 7", "sh", "a 'b' $c"],
      input: Array("in".utf8), timeout: 30)
    #expect(
      result
        == ProgramResult(
          status: 7, output: Array("in".utf8), errors: Array("ä b a 'b' $c\n".utf8)))
  }

  @Test func aProgramHasNoOtherVariables() throws {
    let result = try runner.run("env", [], timeout: 30)
    #expect(Set(result.outputText.split(separator: "\n")) == ["PATH=/usr/bin:/bin", "NAME=ä b"])
  }

  /// More than any buffer between two programs holds, both ways.
  @Test func muchGoesInAndOutAtATime() throws {
    let input = [UInt8]((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    let result = try runner.run("cat", [], input: input, timeout: 30)
    #expect(result.status == 0)
    #expect(result.output == input)
  }

  @Test func aProgramThatReadsNothingDoesNotEndThisOne() throws {
    let result = try runner.run(
      "sh", ["-c", "exec <&-; echo done"], input: [UInt8](repeating: 65, count: 5_000_000),
      timeout: 30)
    #expect(result == ProgramResult(status: 0, output: Array("done\n".utf8), errors: []))
  }

  @Test func aSignalCountsAsShellsCountIt() throws {
    #expect(try runner.run("sh", ["-c", "kill -9 $$"], timeout: 30).status == 137)
  }

  /// Tests run on threads that block most signals.
  @Test func aProgramTakesSignalsWhateverThisThreadBlocks() throws {
    #expect(
      try runner.run("sh", ["-c", "kill -TERM $$; echo still here"], timeout: 30).status == 143)
  }

  /// sitegen ignores these two, and so does this test.
  @Test(arguments: [("PIPE", SIGPIPE), ("XFSZ", SIGXFSZ)])
  func aProgramTakesSignalsThatThisOneIgnores(name: String, number: Int32) throws {
    let former = signal(number, SIG_IGN)
    defer { signal(number, former) }
    #expect(
      try runner.run("sh", ["-c", "kill -\(name) $$; echo still here"], timeout: 30).status
        == 128 + number)
  }

  @Test func tellsOfAProgramThatIsMissing() {
    #expect(throws: ProgramFault.missing) {
      try runner.run("no-such-program-here", [], timeout: 30)
    }
  }

  @Test func killsAProgramThatDoesNotEnd() {
    let start = ContinuousClock.now
    #expect(throws: ProgramFault.timeout(seconds: 1)) {
      try runner.run("sleep", ["60"], timeout: 1)
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func takesOutputUpToALimit() {
    var runner = runner
    runner.outputLimit = 1000
    #expect(throws: ProgramFault.tooMuchOutput) {
      try runner.run("yes", [], timeout: 30)
    }
  }

  @Test func keepsTheStartOfLongErrors() throws {
    var runner = runner
    runner.errorLimit = 10
    let result = try runner.run("sh", ["-c", "printf '%s' 0123456789abcdef >&2"], timeout: 30)
    #expect(result.errorText == "0123456789")
  }
}
