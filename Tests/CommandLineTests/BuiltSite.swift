import Foundation
import TestSupport

/// The example site, built into a folder of its own.
struct BuiltSite: Sendable {
  let result: Run.Result
  let files: [String: Data]
  private let output = Checkout.root.appending(path: ".build/example-site-of-tests").path
  private let sitegen: Sitegen

  /// Built once for all tests.
  static let example = Task { try BuiltSite() }

  private init() throws {
    sitegen = try Sitegen()
    // All tests share it to their end, so it is cleared at the start of the next run instead.
    try? FileManager.default.removeItem(atPath: output)
    result = try sitegen.run(
      "build", "--quiet", "--root", Checkout.root.path, "--output", output)
    files = try TemporaryFolder.tree(of: URL(filePath: output))
  }

  /// The paths of the share pages, without slashes at their ends.
  var moments: [String] {
    files.keys.filter { $0.hasPrefix("cards/") && $0.hasSuffix("/wide.png") }
      .map { String($0.dropFirst("cards/".count).dropLast("/wide.png".count)) }
      .sorted()
  }

  func buildAgain() throws -> [String: Data] {
    let other = try TemporaryFolder("sitegen again")
    _ = try sitegen.run(
      "build", "--quiet", "--root", Checkout.root.path, "--output", other.path + "/public",
      "--jobs", "3")
    return try other.tree("public")
  }

  /// What a script of `Tests/Tools` says of the site: texts for each file, by its path.
  func python(_ script: String) throws -> [String: [String]] {
    guard let python = ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"] else {
      throw MissingPython()
    }
    let result = try sitegen.run(
      Checkout.root.appending(path: "Tests/Tools/\(script)").path, output,
      program: URL(filePath: python))
    guard result.status == 0 else { throw ToolFailure(errors: result.errors) }
    return try JSONDecoder().decode([String: [String]].self, from: Data(result.output.utf8))
  }

  struct MissingPython: Error, CustomStringConvertible {
    let description = "SITEGEN_TEST_PYTHON is not set: run the tests with scripts/test"
  }

  struct ToolFailure: Error {
    let errors: String
  }
}
