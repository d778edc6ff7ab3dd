import Canvas
import Diagnostics
import SiteGenerator
import TestSupport
import Testing

/// An output folder into which plans of plain texts are built, with no card to draw.
final class OutputFixture: Sendable {
  let folder: TemporaryFolder
  /// No text needs fonts, but a builder asks for them.
  private let fonts: FontLibrary

  init() throws {
    folder = try TemporaryFolder()
    fonts = try FontLibrary(
      folders: FontLibrary.systemFolders, cacheFolder: FontLibrary.defaultCacheFolder)
  }

  /// Builds a plan of texts by their paths into `public`.
  ///
  /// - Returns: all that is told, printed; empty when it was built without a word.
  func build(
    _ texts: [String: String], into name: String = "public", jobs: Int = 1,
    includesDrafts: Bool = false
  ) async throws -> String {
    try await build(
      texts.map { Self.artifact($0.key, $0.value) }, into: name, jobs: jobs,
      includesDrafts: includesDrafts)
  }

  func build(
    _ artifacts: [Artifact], into name: String = "public", jobs: Int = 1,
    includesDrafts: Bool = false
  ) async throws -> String {
    let fonts = fonts
    let output = Folder(path: folder.absolute(name), name: name)
    let builder = SiteBuilder(
      plan: try SitePlan(artifacts), output: output, jobs: jobs, includesDrafts: includesDrafts
    ) { Workbench(fonts: fonts) }
    do {
      return printed(try await builder.build().diagnostics)
    } catch {
      return printed([error.diagnostic])
    }
  }

  /// The manifest of the last build.
  func manifest() throws -> OutputManifest {
    try #require(OutputManifest(folder.bytes("public/" + OutputManifest.path)))
  }

  static func artifact(_ path: String, _ text: String) -> Artifact {
    Artifact(
      path: path, fingerprint: Fingerprint(of: Array(text.utf8)), origin: "content/\(path)"
    ) { _ in Product(bytes: Array(text.utf8)) }
  }

  /// An artifact that cannot be made.
  static func failure(_ path: String) -> Artifact {
    Artifact(path: path, fingerprint: Fingerprint(of: []), origin: path) { _ in
      .failed([Diagnostic(.renderingFailed, "'\(path)' cannot be made", hint: "try another")])
    }
  }
}
