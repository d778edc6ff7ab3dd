import Foundation
import TestSupport
import Testing

/// A running `sitegen serve`, which ends with the value.
final class ServedSite {
  private let run: Run
  private let outputs: TemporaryFolder
  /// Where the server is, as it told: `http://127.0.0.1:8080`.
  let address: String

  struct Failure: Error {
    let text: String
  }

  /// Starts serving the folder of a test, and waits until it is served.
  init(_ sitegen: Sitegen, _ arguments: String..., path: String = "/usr/bin:/bin") throws {
    outputs = try TemporaryFolder("sitegen served")
    run = try Run(
      program: Checkout.program.path, arguments: ["serve"] + arguments,
      directory: sitegen.folder.url,
      environment: ["PATH": path, "HOME": NSHomeDirectory()], outputs: outputs.url)
    let greeting = try Self.wait(for: "stops serving\n", in: run)
    let words = greeting.split(whereSeparator: \.isWhitespace)
    guard let gallery = words.dropFirst().first,
      let end = gallery.range(of: "/.sitegen/gallery/")
    else { throw Failure(text: greeting) }
    address = String(gallery[..<end.lowerBound])
  }

  deinit {
    run.send(SIGKILL)
  }

  /// Waits until standard output has a text, and gives all that was written there.
  func output(with text: String) throws -> String {
    try Self.wait(for: text, in: run)
  }

  private static func wait(for text: String, in run: Run) throws -> String {
    let deadline = ContinuousClock().now + .seconds(20)
    while ContinuousClock().now < deadline {
      let output = try run.outputSoFar()
      if output.contains(text) { return output }
      usleep(5000)
    }
    run.send(SIGKILL)
    throw Failure(text: "\(try run.result())")
  }

  /// Sends a signal and waits for the end.
  func end(with signal: Int32) throws -> Run.Result {
    run.send(signal)
    return try run.result()
  }

  /// What the server answers: the status, and the body as text.
  func get(_ path: String) throws -> (status: String, body: String) {
    let result = try Run(
      program: "curl",
      arguments: ["--silent", "--max-time", "20", "--write-out", "\n%{http_code}", address + path],
      directory: outputs.url, environment: ["PATH": "/usr/bin:/bin"], outputs: outputs.url
    ).result()
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(lines.last ?? ""), lines.dropLast().joined(separator: "\n"))
  }
}
