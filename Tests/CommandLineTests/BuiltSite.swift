import Foundation
import TestSupport

/// A site, built into a folder of its own that stays for the tools that judge it.
struct BuiltSite: Sendable {
  let result: Run.Result
  let files: [String: Data]
  private let output: String
  private let sitegen: Sitegen

  /// The example site, built once for all tests.
  static let example = Task { try await build("example-site", root: Checkout.root) }

  /// The example site in the theme `broadsheet`, with fewer cards.
  static let broadsheet = Task {
    let copy = try TemporaryFolder("sitegen example")
    for folder in ["content", "site"] {
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: folder), to: copy.url.appending(path: folder))
    }
    let settings = try String(
      contentsOf: copy.url.appending(path: "site/site.yml"), encoding: .utf8)
    try copy.write(
      settings.replacing("theme: default", with: "theme: broadsheet")
        + "cards: {sizes: [square, wide]}\n", to: "site/site.yml")
    defer { withExtendedLifetime(copy) {} }
    return try await build("broadsheet-site", root: copy.url)
  }

  /// Builds sites one after the other, beside the threads that tests run on: some tests have a time
  /// limit, and would wait for a thread.
  private static let queue = DispatchQueue(label: "builds of tests")

  /// Builds the site in a folder into an output of the given name.
  static func build(_ name: String, root: URL) async throws -> BuiltSite {
    try await inQueue { try BuiltSite(name, root: root) }
  }

  private static func inQueue<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }

  private init(_ name: String, root: URL) throws {
    sitegen = try Sitegen()
    output = Checkout.root.appending(path: ".build/\(name)-of-tests").path
    // All tests share it to their end, so it is cleared at the start of the next run instead.
    try? FileManager.default.removeItem(atPath: output)
    result = try sitegen.run(
      "build", "--quiet", "--no-cache", "--root", root.path, "--output", output)
    files = try TemporaryFolder.tree(of: URL(filePath: output))
  }

  /// The paths of the share pages, without slashes at their ends.
  var moments: [String] {
    files.keys.filter { $0.hasPrefix("cards/") && $0.hasSuffix("/wide.png") }
      .map { String($0.dropFirst("cards/".count).dropLast("/wide.png".count)) }
      .sorted()
  }

  /// Builds the example site once more.
  func buildAgain() async throws -> [String: Data] {
    try await Self.inQueue {
      let other = try TemporaryFolder("sitegen again")
      _ = try sitegen.run(
        "build", "--quiet", "--no-cache", "--root", Checkout.root.path, "--output",
        other.path + "/public",
        "--jobs", "3")
      return try other.tree("public")
    }
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
