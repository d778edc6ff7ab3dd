import QRCodes
import Testing

@testable import ShareCards

@Suite struct CodeCapacityTests {
  private func bytes(_ count: Int, of text: String = "z") -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  @Test(arguments: CorrectionLevel.allCases)
  func holdsWhatItSaysAndNoByteMore(level: CorrectionLevel) {
    for size in ShareCardSize.allCases {
      let capacity = CodeCapacity(of: size, limit: 0.4)
      let most = capacity.bytes(at: level)
      #expect(capacity.holds(bytes(most), at: level))
      #expect(!capacity.holds(bytes(most + 1), at: level))
      #expect(!capacity.holds([], at: level))
    }
  }

  /// Digits take 10 bits for three of them, bytes 24.
  @Test func holdsMoreDigits() {
    let capacity = CodeCapacity(of: .compact, limit: 0.4)
    #expect(capacity.bytes(at: .medium) == 152)
    #expect(capacity.holds(bytes(365, of: "7"), at: .medium))
    #expect(!capacity.holds(bytes(366, of: "7"), at: .medium))
  }

  @Test func holdsNothingWithoutRoom() {
    let capacity = CodeCapacity(of: .compact, limit: 0.1)
    #expect(capacity.bytes(at: .low) == 0)
    #expect(!capacity.holds(bytes(1), at: .low))
    #expect(!capacity.holds(bytes(9000), at: .low))
  }

  @Test(arguments: ShareCardSize.allCases)
  func holdsAWholeVCardOnItsLayout(size: ShareCardSize) throws {
    let card = VCard(
      name: "Maria Alexandra Lindqvist-Östergård", telephone: "+46 (0)8 123 456 78",
      email: "maria.alexandra.lindqvist@running-club.stride.example",
      organization: "Stride Running Club Gothenburg and Surroundings",
      url: try DeepLink(
        "https://share.stride.example/people/maria-alexandra-lindqvist/", allowedSchemes: []))
    let capacity = CodeCapacity(of: size, layout: try SampleTheme.layout("contact"))
    #expect(card.text.utf8.count > 300)
    #expect(capacity.holds(Array(card.text.utf8), at: .medium))
  }

  @Test(arguments: ShareCardSize.allCases)
  func refusesALinkOfSixHundredBytesOnSmallCards(size: ShareCardSize) throws {
    let capacity = CodeCapacity(of: size, layout: try SampleTheme.layout("achievement"))
    #expect(capacity.holds(bytes(600), at: .medium) == (size == .square || size == .story))
  }
}
