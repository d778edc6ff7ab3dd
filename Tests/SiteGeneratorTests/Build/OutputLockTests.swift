import Foundation
import SiteGenerator
import TestSupport
import Testing

@Suite struct OutputLockTests {
  private static let busy = """
    sitegen: error: cannot build into 'public': it is being built or published [output-in-use]
        hint: wait until it ends, then try again

    """

  @Test func aBuildEndsWhileAnotherGoesOn() async throws {
    let output = try OutputFixture()
    _ = try await output.build(["a": "first"])
    let before = try output.folder.entries("public")
    let other = open(output.folder.absolute("public"), O_RDONLY | O_DIRECTORY)
    try #require(flock(other, LOCK_EX) == 0)
    #expect(try await output.build(["b": "second"]) == Self.busy)
    #expect(try output.folder.entries("public") == before)
    close(other)
    #expect(try await output.build(["b": "second"]) == "")
    #expect(try output.folder.files("public") == [".sitegen-manifest", "b"])
  }

  @Test func aBuildThatFailedLeavesTheFolderToTheNext() async throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("public")
    for _ in 0..<3 { _ = try await output.build([OutputFixture.failure("x")]) }
    #expect(try await output.build(["a": "A"]) == "")
  }

  /// Of builds at once, each is published as a whole or tells that it was not.
  @Test func manyBuildsAtOnceDoNotMix() async throws {
    let output = try OutputFixture()
    let folder = output.folder
    let texts = (0..<8).map { number in
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("p\($0)/\(number)", "\(number)") })
    }
    for _ in 0..<5 {
      let told = try await withThrowingTaskGroup(of: String.self) { group in
        for texts in texts { group.addTask { try await output.build(texts, jobs: 2) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(told.contains(""))
      #expect(told.allSatisfy { $0.isEmpty || $0 == Self.busy })
      let files = try Set(folder.files("public")).subtracting([".sitegen-manifest"])
      #expect(texts.contains { Set($0.keys) == files })
    }
  }
}
