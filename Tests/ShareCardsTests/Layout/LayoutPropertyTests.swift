import Canvas
import Foundation
import Testing

@testable import ShareCards

/// What always holds, over texts in many scripts and lengths.
@Suite struct LayoutPropertyTests {
  private static let isThorough = ProcessInfo.processInfo.environment["SITEGEN_ALL_TESTS"] != nil
  private static let batch = isThorough ? 500 : 20
  private static let batches = isThorough ? 24 : 12

  @Test(arguments: 0..<batches)
  func everythingStandsOnTheCardAndApart(batch: Int) throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    for number in batch * Self.batch..<(batch + 1) * Self.batch {
      let generated = try GeneratedCard(number)
      let composed = try generated.card.composed(generated.size, on: engine)
      let faults = composed.faults(of: generated.size)
      #expect(faults == [], "\(generated.name)")
      #expect(untold(by: composed) == [], "\(generated.name)")
      #expect((composed.code == nil) == (generated.card.code == nil), "\(generated.name)")
    }
  }

  /// A cut text is told, and nothing else is told to be cut.
  private func untold(by card: ComposedCard) -> [String] {
    var told = card.issues.compactMap { issue in
      if case .truncated(let text) = issue { text } else { nil }
    }
    var untold: [String] = []
    for case .text(let text) in card.leaves where text.layout.isTruncated {
      if let index = told.firstIndex(of: text.layout.text) {
        told.remove(at: index)
      } else {
        untold.append("not told: \(text.layout.text.prefix(20))")
      }
    }
    return untold + told.map { "told in vain: \($0.prefix(20))" }
  }

  @Test func theSameNumberGivesTheSameCard() throws {
    #expect(try GeneratedCard(7).card == GeneratedCard(7).card)
    #expect(try GeneratedCard(7).card != GeneratedCard(8).card)
  }

  @Test func allKindsAndSizesAreAmongThem() throws {
    let cards = try (0..<Self.batch * Self.batches).map { try GeneratedCard($0) }
    #expect(Set(cards.map(\.kind)) == Set(ShowcaseCard.kinds))
    #expect(Set(cards.map(\.size)) == Set(ShareCardSize.allCases))
    #expect(Set(cards.map(\.card.style.alignment)).count == 2)
    #expect(Set(cards.map(\.card.language)) == Set(GeneratedTexts.scripts.map(\.language)))
  }
}
