import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

/// The cache does not grow for ever.
@Suite struct CachePruningTests {
  private let folder: TemporaryFolder
  private let cache: CardCache
  private static let day = 86_400.0

  init() throws {
    folder = try TemporaryFolder()
    cache = CardCache(root: Folder(path: folder.path), program: Fingerprint(of: []))
  }

  private func artifact(_ number: UInt64) -> Artifact {
    Artifact(
      path: "a", fingerprint: Fingerprint(high: 1, low: number), origin: "a",
      caching: Artifact.Caching { Fingerprint(of: []) }
    ) { _ in Product(bytes: [1]) }
  }

  /// Keeps products, which were last used some days ago.
  private func keep(_ numbers: ClosedRange<UInt64>, days: Double) throws {
    let before = Set(try entries())
    for number in numbers { _ = cache.product(of: artifact(number)) { Product(bytes: [1]) } }
    for path in Set(try entries()).subtracting(before) { try age(path, days: days) }
  }

  private func entries() throws -> [String] {
    guard folder.exists(".sitegen/cache") else { return [] }
    return try folder.files(".sitegen/cache").map { ".sitegen/cache/" + $0 }
  }

  private func age(_ path: String, days: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -days * Self.day - 60)],
      ofItemAtPath: folder.absolute(path))
  }

  private func isKept(_ number: UInt64) -> Bool {
    cache.entry(of: artifact(number)) != nil
  }

  @Test func whatWasNotUsedForThirtyDaysGoes() throws {
    try keep(1...100, days: 30)
    try keep(200...200, days: 29)
    try keep(201...201, days: 0)
    cache.prune()
    #expect(try entries().count == 3)
    #expect(isKept(200) && isKept(201) && !isKept(1))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: folder.absolute(".sitegen/cache"))
    #expect(folders.count <= 3)
  }

  @Test func whatIsUsedStays() throws {
    try keep(1...2, days: 100)
    #expect(isKept(1))
    cache.prune()
    #expect(isKept(1) && !isKept(2))
  }

  @Test func isDoneOnceADay() throws {
    cache.prune()
    #expect(!folder.exists(".sitegen"))
    try keep(1...1, days: 0)
    cache.prune()
    try keep(2...2, days: 100)
    cache.prune()
    #expect(try entries().count == 3)
    try age(".sitegen/cache/pruned", days: 1)
    cache.prune()
    #expect(isKept(1) && !isKept(2))
  }

  @Test func onlyItsOwnFilesGo() throws {
    try keep(1...1, days: 0)
    for path in ["draft-new", "draft-old", "notes.txt"] {
      try folder.write("x", to: ".sitegen/cache/" + path)
    }
    try folder.write("x", to: "elsewhere/old")
    try folder.link(".sitegen/cache/link", to: "../../elsewhere")
    for path in [".sitegen/cache/draft-old", ".sitegen/cache/notes.txt", "elsewhere/old"] {
      try age(path, days: 100)
    }
    cache.prune()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.absolute(".sitegen/cache")
    ).filter { $0.count > 2 }
    #expect(names.sorted() == ["draft-new", "link", "notes.txt", "pruned"])
    #expect(folder.exists("elsewhere/old"))
  }
}
