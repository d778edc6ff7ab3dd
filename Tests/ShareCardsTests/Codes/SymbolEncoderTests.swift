import QRCodes
import Testing

@testable import ShareCards

@Suite struct SymbolEncoderTests {
  @Test func givesWhatAFreshSymbolIsWhateverCameBefore() throws {
    let encoder = SymbolEncoder()
    let (first, second) = (Array("https://stride.example/a".utf8), Array("other".utf8))
    for (payload, correction) in [
      (first, CorrectionLevel.medium), (first, .medium), (first, .high), (second, .high),
      (first, .medium),
    ] {
      let fresh = try QRSymbol(payload: payload, correction: correction)
      #expect(try encoder.symbol(payload, correction: correction) == fresh)
    }
    #expect(throws: QRCodeError.emptyPayload) { try encoder.symbol([], correction: .low) }
    #expect(
      try encoder.symbol(first, correction: .medium)
        == QRSymbol(payload: first, correction: .medium))
  }
}
