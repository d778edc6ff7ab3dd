import Foundation
import QRCodes
import TestSupport
import Testing

/// Runs of `sitegen qr` in a folder of their own.
struct QRRun {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
  }

  /// Runs a line of the shell in which `sitegen` is the program.
  func shell(_ line: String) throws -> Run.Result {
    try sitegen.run(
      "-c", "sitegen() { \"$PROGRAM\" \"$@\"; }; \(line)", program: URL(filePath: "/bin/sh"),
      environment: ["PROGRAM": Checkout.program.path])
  }

  /// Runs `sitegen qr`, or another command, on a terminal.
  func onTerminal(
    columns: Int, command: String = "qr", environment: [String: String] = [:],
    _ arguments: String...
  ) throws -> Run.Result {
    let python = try #require(
      ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"], "run the tests by scripts/test")
    let tool = Checkout.root.appending(path: "Tests/Tools/on_terminal.py").path
    let words = [tool, String(columns), Checkout.program.path, command] + arguments
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return try sitegen.run(
      "-c", "exec '\(python)' \(quoted)", program: URL(filePath: "/bin/sh"),
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
  }

  /// The payloads of all PNG files in the folder `cards`, as another reader finds them.
  func payloads() throws -> [String: [String]] {
    let python = try #require(
      ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"], "run the tests by scripts/test")
    let tool = Checkout.root.appending(path: "Tests/Tools/read_codes.py").path
    let result = try sitegen.run(
      tool, sitegen.folder.path, program: URL(filePath: python))
    #expect(result.status == 0, "\(result.errors)")
    return try JSONDecoder().decode([String: [String]].self, from: Data(result.output.utf8))
  }

  func file(_ path: String) throws -> Data {
    try Data(contentsOf: sitegen.folder.url.appending(path: path))
  }

  /// What `sitegen qr` says when it fails, with nothing on standard output.
  static func failure(_ status: Int32, _ message: String, hint: String) -> Run.Result {
    Run.Result(
      status: status, output: "", errors: "sitegen: error: \(message)\n    hint: \(hint)\n")
  }
}
