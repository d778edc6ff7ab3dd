import Foundation
import TestSupport
import Testing

/// A build that is killed at any moment leaves whole files, and the next one mends the output.
@Suite struct KilledBuildTests {
  private let sitegen: Sitegen
  private let clock = ContinuousClock()
  private static let manifest = ".sitegen-manifest"
  private static let isLong = ProcessInfo.processInfo.environment["SITEGEN_ALL_TESTS"] != nil
  /// At how many moments builds are killed.
  private static let kills = isLong ? 200 : 20

  init() throws {
    sitegen = try Sitegen()
    try sitegen.folder.write(
      """
      title: Moments
      url: https://share.example.org/app
      cards: {sizes: [wide]}

      """, to: "site/site.yml")
  }

  /// Writes one of two versions of the site: most files differ, some come and go, a folder of the one
  /// is a file of the other, and some are large enough to be killed in the middle of.
  private func write(_ version: String) throws {
    for folder in ["content", "site/static"] {
      try? FileManager.default.removeItem(at: sitegen.folder.url.appending(path: folder))
    }
    for number in 1...10 {
      try sitegen.folder.write(
        "---\ntitle: \(number % 3 == 0 ? "Same" : version) \(number)\n---\n",
        to: "content/p\(number).md")
    }
    try sitegen.folder.write("---\ntitle: Own\n---\n", to: "content/own/\(version).md")
    let large = String(repeating: version + "large\n", count: 500_000)
    for number in 1...3 { try sitegen.folder.write(large, to: "site/static/large\(number).txt") }
    try sitegen.folder.write(version, to: "site/static/\(version == "A" ? "x" : "x/y/z.txt")")
  }

  private func build(_ output: String) throws {
    #expect(
      try sitegen.run("build", "--quiet", "--output", output)
        == Run.Result(status: 0, output: "", errors: ""))
  }

  @Test func leavesWholeFilesAndIsMended() throws {
    var clean: [String: [String: Data]] = [:]
    for version in ["A", "B"] {
      try write(version)
      try build(version)
      clean[version] = try sitegen.folder.tree(version)
    }
    let (a, b) = (try #require(clean["A"]), try #require(clean["B"]))
    try build("public")
    try write("A")
    let duration = try clock.measure { try build("public") }
    for number in 1...Self.kills {
      let version = number % 2 == 0 ? "A" : "B"
      try write(version)
      let run = try sitegen.start(["build", "--quiet", "--output", "public"])
      Thread.sleep(forTimeInterval: duration / .seconds(1) * Double(number) / Double(Self.kills))
      run.kill()
      _ = try run.result()
      for (path, data) in try sitegen.folder.tree("public")
      where path != Self.manifest && !path.hasPrefix(".sitegen-staging/") {
        #expect(data == a[path] || data == b[path], "kill \(number): \(path)")
      }
      try build("public")
      #expect(try sitegen.folder.tree("public") == clean[version], "kill \(number)")
    }
  }

  /// Kills first builds, of which no manifest tells what is theirs.
  @Test func aFirstBuildIsMended() throws {
    try write("A")
    try build("clean")
    let duration = try clock.measure { try build("other") }
    for number in 1...(Self.kills / 4) {
      let run = try sitegen.start(["build", "--quiet"])
      Thread.sleep(
        forTimeInterval: duration / .seconds(1) * Double(number) * 4 / Double(Self.kills))
      run.kill()
      _ = try run.result()
      try build("public")
      #expect(try sitegen.folder.tree("public") == sitegen.folder.tree("clean"), "kill \(number)")
      try FileManager.default.removeItem(at: sitegen.folder.url.appending(path: "public"))
    }
  }
}
