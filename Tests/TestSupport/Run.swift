import Foundation

/// A program that was started, with what it prints kept in files.
package struct Run: Sendable {
  package struct Result: Equatable, Sendable {
    package var status: Int32
    package var output: String
    package var errors: String

    package init(status: Int32, output: String, errors: String) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  private let process = Process()
  private let outputFile: URL
  private let errorFile: URL

  package init(
    program: String, arguments: [String], directory: URL, environment: [String: String],
    outputs: URL
  ) throws {
    let name = UUID().uuidString
    outputFile = outputs.appending(path: name + ".out")
    errorFile = outputs.appending(path: name + ".err")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    // env keeps a relative path as it is, so that the script sees what a person types.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
  }

  /// Whether the program has not ended yet.
  package var isRunning: Bool { process.isRunning }

  /// What the program has written to standard output until now.
  package func outputSoFar() throws -> String {
    String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
  }

  /// Sends the program a signal; one that has ended is left alone.
  package func send(_ signal: Int32) {
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
  }

  /// Kills the program, which it cannot notice.
  package func kill() {
    send(SIGKILL)
  }

  /// Waits for the end of the program.
  package func result() throws -> Result {
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }
}
