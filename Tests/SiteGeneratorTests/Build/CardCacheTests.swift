import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

/// A cache gives back what was made, or nothing.
@Suite struct CardCacheTests {
  private let folder: TemporaryFolder
  private static let warning = Diagnostic(
    .textTruncated, severity: .warning, "too long", hint: "shorten it",
    at: SourceLocation(file: "content/é.md", line: 3, column: 8, length: 4),
    sourceLine: "title: Long")
  private static let product = Product(
    bytes: (0..<10_000).map { UInt8(truncatingIfNeeded: $0 * $0) },
    diagnostics: [warning, Diagnostic(.lowContrast, severity: .note, "pale")])

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cache(program: UInt64 = 1) -> CardCache {
    CardCache(root: Folder(path: folder.path), program: Fingerprint(high: 0, low: program))
  }

  /// The artifact that all tests keep, unless it is another.
  private func artifact(_ number: UInt64 = 1, telling: UInt64 = 1) -> Artifact {
    Artifact(
      path: "cards/a/wide.png", fingerprint: Fingerprint(high: 1, low: number), origin: "a.md",
      caching: Artifact.Caching { Fingerprint(high: 2, low: telling) }
    ) { _ in Self.product }
  }

  /// Asks for a product, and tells whether it was made.
  private func ask(
    _ cache: CardCache, _ artifact: Artifact, product: Product = product
  ) -> (product: Product, isMade: Bool) {
    var isMade = false
    let given = cache.product(of: artifact) {
      isMade = true
      return product
    }
    return (given, isMade)
  }

  /// The path of the only entry.
  private func entry() throws -> String {
    let paths = try folder.files(".sitegen/cache")
    return ".sitegen/cache/" + (try #require(paths.count == 1 ? paths.first : nil))
  }

  @Test func givesBytesAndDiagnosticsAsTheyWereMade() throws {
    #expect(ask(cache(), artifact()) == (Self.product, true))
    #expect(ask(cache(), artifact()) == (Self.product, false))
    #expect(cache().diagnostics == [])
    #expect(try entry().wholeMatch(of: /\.sitegen\/cache\/[0-9a-f]{2}\/[0-9a-f]{30}/) != nil)
    #expect(try folder.text(".sitegen/.gitignore") == "*\n")
  }

  @Test func keepsAProductWithoutBytesOrWithManyWarnings() {
    for count in [0, 1, 500] {
      let product = Product(
        bytes: [],
        diagnostics: (0..<count).map { Diagnostic(.lowContrast, severity: .note, "\($0)") })
      let artifact = artifact(UInt64(count))
      #expect(ask(cache(), artifact, product: product) == (product, true))
      #expect(ask(cache(), artifact, product: product) == (product, false))
    }
  }

  @Test func anotherArtifactAndAnotherProgramAreMade() {
    _ = ask(cache(), artifact())
    #expect(ask(cache(), artifact(2)).isMade)
    #expect(ask(cache(program: 2), artifact()).isMade)
    #expect(!ask(cache(), artifact()).isMade)
  }

  /// A warning that is told elsewhere now would show a line that is no longer there.
  @Test func warningsThatMovedAreMadeAnew() {
    _ = ask(cache(), artifact())
    #expect(ask(cache(), artifact(telling: 2)).isMade)
    #expect(!ask(cache(), artifact(telling: 2)).isMade)
    let silent = Product(bytes: [1])
    _ = ask(cache(), artifact(3), product: silent)
    #expect(ask(cache(), artifact(3, telling: 2), product: silent) == (silent, false))
  }

  @Test func whatFailedIsTriedAgain() {
    let failed = Product.failed([Diagnostic(.renderingFailed, "no")])
    #expect(ask(cache(), artifact(), product: failed) == (failed, true))
    #expect(ask(cache(), artifact()) == (Self.product, true))
  }

  @Test func whatIsQuicklyMadeIsNotKept() {
    let page = Artifact(path: "a", fingerprint: Fingerprint(of: []), origin: "a") { _ in
      Self.product
    }
    _ = ask(cache(), page)
    #expect(ask(cache(), page).isMade)
    #expect(!folder.exists(".sitegen"))
  }

  @Test func aDamagedEntryIsMadeAnewAndReplaced() throws {
    _ = ask(cache(), artifact())
    let path = try entry()
    let whole = try folder.bytes(path)
    let places = Array(0..<400) + stride(from: 400, to: whole.count, by: 97) + [whole.count - 1]
    for place in places {
      var damaged = whole
      damaged[place] ^= 1
      try folder.write(damaged, to: path)
      #expect(ask(cache(), artifact()) == (Self.product, true), "byte \(place)")
      #expect(try folder.bytes(path) == whole)
    }
  }

  @Test func anEntryOfAnotherLengthIsMadeAnew() throws {
    _ = ask(cache(), artifact())
    let path = try entry()
    let whole = try folder.bytes(path)
    for bytes in [
      [], Array(whole.prefix(7)), Array(whole.prefix(40)), whole.dropLast(), whole + [0],
    ] {
      try folder.write(Array(bytes), to: path)
      #expect(ask(cache(), artifact()) == (Self.product, true), "\(bytes.count) bytes")
    }
    #expect(try folder.bytes(path) == whole)
  }

  @Test func anEntryInAnothersPlaceIsNotTaken() throws {
    _ = ask(cache(), artifact())
    let first = try entry()
    try folder.move(first, to: "first")
    _ = ask(cache(), artifact(2), product: Product(bytes: [2]))
    try folder.write(try folder.bytes("first"), to: try entry())
    #expect(ask(cache(), artifact(2), product: Product(bytes: [2])).product.bytes == [2])
  }

  @Test func linksAndPipesAreNotRead() throws {
    _ = ask(cache(), artifact())
    let path = try entry()
    try folder.move(path, to: "whole")
    try folder.link(path, to: "../../../whole")
    #expect(ask(cache(), artifact()).isMade)
    #expect(try folder.mode("whole") == 0o644)
    try folder.remove(path)
    try folder.makePipe(path)
    #expect(ask(cache(), artifact()).isMade)
    #expect(!ask(cache(), artifact()).isMade)
  }

  @Test func aFolderThatCannotBeWrittenIsToldOnce() throws {
    try folder.write("mine", to: ".sitegen")
    let cache = cache()
    for number in 1...3 { #expect(ask(cache, artifact(UInt64(number))).isMade) }
    #expect(
      printed(cache.diagnostics).replacing(folder.path, with: "…") == """
        sitegen: note: the cards are not kept for later builds: cannot write '.sitegen': it is not a \
        folder [unwritable-file]
            hint: nothing is wrong with this build; '--no-cache' keeps none

        """)
    #expect(try folder.text(".sitegen") == "mine")
  }

  @Test func manyTasksAtOnceGetWholeProducts() async throws {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        let (cache, artifact) = (cache(), artifact(UInt64(number % 4)))
        group.addTask {
          cache.product(of: artifact) { Self.product } == Self.product
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
    #expect(try folder.files(".sitegen/cache").count == 4)
  }
}
