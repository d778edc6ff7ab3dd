import Diagnostics
import Foundation
import SiteGenerator
import TestSupport

@testable import Studio

/// A small site in a folder of its own, with what the local server makes of it.
final class StudioSite: Sendable {
  let folder: TemporaryFolder
  let session: SiteSession
  let hub = EventHub()
  let handler: StudioHandler

  static let hill = """
    ---
    kind: achievement
    title: First hill
    metric: 312 m
    date: 2026-02-01
    tags: [hills]
    ---
    Up and *up*.

    """

  /// A site with two pages, the second of which no list shows.
  ///
  /// - Parameters:
  ///   - files: files besides these, or in place of them.
  ///   - base: the path of the site's address.
  ///   - includesDrafts: whether drafts are shown.
  ///   - keepsCards: whether cards are kept for builds.
  /// - Throws: when the files cannot be written.
  init(
    _ files: [String: String] = [:], base: String = "", includesDrafts: Bool = false,
    keepsCards: Bool = false
  ) throws {
    let folder = try TemporaryFolder("sitegen studio")
    let usual = [
      "site/site.yml": """
      title: Moments
      url: https://share.example.org\(base)
      app: {name: Trail, schemes: [com.example.trail]}
      cards: {sizes: [wide, compact]}

      """,
      "content/hills/first.md": Self.hill,
      "content/join.md": "---\nkind: invite\ntitle: Run with us\ncode: RUN-1\n---\n",
    ]
    for (path, text) in usual.merging(files, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    self.folder = folder
    let root = Folder(path: folder.path)
    let cache = keepsCards ? CardCache(root: root, program: Fingerprint(of: [])) : nil
    session = SiteSession(root: root, workers: 2, cache: cache) {
      PageSelection(clock: .moment(Self.now), includesDrafts: includesDrafts)
    }
    handler = StudioHandler(session: session, hub: hub) { name in
      name == "live.js" || name == StudioAsset.page ? Array("the file \(name)".utf8) : nil
    }
    session.reload()
  }

  static let draft = "---\nkind: quote\nquote: Soon.\ndraft: true\n---\n"

  /// A page whose code no card can hold.
  static let tooLong =
    "---\nkind: quote\nquote: Long.\nlink: https://share.example.org/"
    + String(repeating: "a", count: 1500) + "\n---\n"

  /// 2026-03-31, a day after those of the pages.
  private static let now = 1_775_000_000

  /// What the server answers.
  func get(_ path: String, _ query: [String: String] = [:]) -> HTTPResponse {
    handler.response(to: HTTPRequest(path: path, query: query))
  }

  /// How many cards are kept for builds.
  var keptCards: Int {
    let cache = folder.url.appending(path: ".sitegen/cache").path
    return FileManager.default.subpaths(atPath: cache)?.count { $0.contains("/") } ?? 0
  }

  func edit(_ path: String, _ text: String) throws {
    try folder.write(text, to: path)
  }
}

extension HTTPResponse {
  /// The body's bytes; none where it is a stream.
  var bytes: [UInt8] {
    if case .bytes(let bytes) = body { bytes } else { [] }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value of a header.
  func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }

  /// The body as JSON.
  func json() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }
}
