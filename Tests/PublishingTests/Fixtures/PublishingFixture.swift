import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import SiteGenerator

/// A site whose output is written as a build would write it, and targets beside it.
struct PublishingFixture: Sendable {
  let folder: TemporaryFolder
  var site = "https://share.example"
  var gallery = GalleryAudience.local

  init() throws {
    folder = try TemporaryFolder("sitegen publishing")
    try folder.write("title: A\n", to: "site/site/site.yml")
  }

  var root: Folder { Folder(path: folder.url.appending(path: "site").path, name: "site") }
  var output: Folder { root.folder("public") }

  /// Writes files and the manifest of a build.
  func build(
    _ files: [String: String], isComplete: Bool = true, includesDrafts: Bool = false
  ) throws {
    try? FileManager.default.removeItem(atPath: output.path)
    var manifest = OutputManifest(
      site: try SiteURL(site).absolute(""), plan: plan(files), isComplete: isComplete,
      includesDrafts: includesDrafts)
    for (path, text) in files {
      try output.write(Array(text.utf8), to: path)
      manifest[path] = OutputManifest.File(
        size: text.utf8.count, fingerprint: Fingerprint(of: Array(text.utf8)),
        headers: FileHeaders(forPath: path))
    }
    try output.write(manifest.bytes, to: OutputManifest.path)
  }

  /// The fingerprint of a plan of some files.
  func plan(_ files: [String: String]) -> Fingerprint {
    var builder = FingerprintBuilder()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      builder.add(path)
      builder.add(text)
    }
    return builder.finish()
  }

  /// A target in the folder `live` beside the site.
  static func directory(
    _ mode: DirectoryTarget.Mode, path: String = "../live", adopts: Bool = false
  ) -> PublishingTarget {
    PublishingTarget(
      name: "server", destination: .directory(DirectoryTarget(path: path, mode: mode)),
      adopts: adopts, deletionLimit: PublishingTarget.usualDeletionLimit)
  }

  /// A target in the bare repository `share.git` beside the site.
  static func git(
    repository: String = "../share.git", branch: String = "gh-pages", cname: String? = nil,
    message: String? = nil, isOrphan: Bool = false
  ) -> PublishingTarget {
    PublishingTarget(
      name: "pages",
      destination: .git(
        GitTarget(
          repository: repository, branch: branch, cname: cname, author: .sitegen,
          message: message, isOrphan: isOrphan)),
      adopts: false, deletionLimit: PublishingTarget.usualDeletionLimit)
  }

  func request(
    _ target: PublishingTarget, adopts: Bool = false, deletionLimit: Int? = nil,
    includesDrafts: Bool = false, plan: Fingerprint? = nil
  ) throws -> PublishingRequest {
    let manifest = (try? output.read(OutputManifest.path)).flatMap(OutputManifest.init)
    return PublishingRequest(
      target: target, root: root, output: output, site: try SiteURL(site), gallery: gallery,
      plan: plan ?? manifest?.plan ?? .none,
      homes: [Folder(path: folder.url.appending(path: "home/ann").path)],
      adopts: adopts, deletionLimit: deletionLimit, includesDrafts: includesDrafts)
  }

  /// Publishes, and gives what is told: warnings and errors as they are printed.
  @discardableResult
  func publish(
    _ target: PublishingTarget, adopts: Bool = false, deletionLimit: Int? = nil,
    includesDrafts: Bool = false
  ) throws -> (receipt: PublishingReceipt?, told: String) {
    let request = try request(
      target, adopts: adopts, deletionLimit: deletionLimit, includesDrafts: includesDrafts)
    do throws(PublishingError) {
      let run = try Publisher(request).prepare()
      return (try run.publish(), printed(run.warnings))
    } catch {
      return (nil, printed(error.diagnostics))
    }
  }

  /// The steps of a run that is not carried out, as `action path` lines in their order; what is
  /// kept is left out.
  func plan(
    _ target: PublishingTarget, deletionLimit: Int? = nil
  ) throws -> [String] {
    let run = try Publisher(request(target, deletionLimit: deletionLimit)).prepare()
    return run.plan.steps.filter { $0.action != .keep }.map { "\($0.action.rawValue) \($0.path)" }
  }

  /// What a run, which is not carried out, would leave as the list of what was published.
  func list(_ target: PublishingTarget) throws -> PublishedList {
    try Publisher(request(target)).prepare().work.list
  }

  /// The files below a folder beside the site, by their paths, as texts.
  func texts(_ place: String) throws -> [String: String] {
    try folder.tree(place).mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

/// All diagnostics as a terminal without colours shows them.
func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
