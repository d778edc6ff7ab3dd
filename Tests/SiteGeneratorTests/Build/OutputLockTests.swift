import Foundation
import SiteGenerator
import Synchronization
import TestSupport
import Testing

@Suite struct OutputLockTests {
  private static let busy = """
    sitegen: error: cannot build into 'public': another build into it is going on [output-in-use]
        hint: wait until it ends, then try again

    """

  /// An artifact during whose making something else happens.
  private func artifact(
    _ path: String, during work: @escaping @Sendable () -> Void
  ) -> Artifact {
    Artifact(path: path, fingerprint: Fingerprint(of: []), origin: path) { _ in
      work()
      return Product(bytes: Array("first".utf8))
    }
  }

  @Test func aSecondBuildEndsWhileTheFirstGoesOn() async throws {
    let output = try OutputFixture()
    let (started, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let slow = artifact("a") {
      started.signal()
      mayEnd.wait()
    }
    async let first = output.build([slow])
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        started.wait()
        continuation.resume()
      }
    }
    #expect(try await output.build(["b": "second"]) == Self.busy)
    mayEnd.signal()
    #expect(try await first == "")
    #expect(try output.folder.files("public") == [".sitegen-manifest", "a"])
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
