import Foundation

/// A program that was started, with what it prints kept in files.
struct Run {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  private let process = Process()
  private let outputFile: URL
  private let errorFile: URL

  init(
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

  /// Waits for the end of the program.
  func result() throws -> Result {
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }
}
