import Foundation
import TestSupport

/// The built program, run as a person runs it.
struct Sitegen: Sendable {
  let folder: TemporaryFolder
  private let outputs: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("sitegen site")
    outputs = try TemporaryFolder("sitegen output")
  }

  /// Runs the program in the folder, or in another one.
  func run(
    _ arguments: String..., program: URL = Checkout.program, in directory: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Run.Result {
    try run(arguments, program: program, in: directory, environment: environment)
  }

  /// Runs the program with any number of arguments.
  func run(
    _ arguments: [String], program: URL = Checkout.program, in directory: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Run.Result {
    try start(arguments, program: program, in: directory, environment: environment).result()
  }

  /// Starts the program, without waiting for its end.
  func start(
    _ arguments: [String], program: URL = Checkout.program, in directory: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    let usual = ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()]
    return try Run(
      program: program.path, arguments: arguments, directory: directory ?? folder.url,
      environment: usual.merging(environment) { $1 }, outputs: outputs.url)
  }

  /// Writes a small site whose cards are drawn fast.
  func writeSite() throws {
    try folder.write(
      """
      title: Moments
      url: https://share.example.org/app
      app: {name: Trail, schemes: [com.example.trail]}

      """, to: "site/site.yml")
    try folder.write(
      """
      ---
      kind: achievement
      title: First hill
      metric: 312 m
      ---
      Up and *up*.

      """, to: "content/hills/first.md")
  }
}
