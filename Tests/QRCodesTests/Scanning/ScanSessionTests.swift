import QRCodes
import Testing

@Suite struct ScanSessionTests {
  private func card(_ name: String) throws -> ContactCard {
    try ContactCard(
      contactID: try #require(ContactID("6F9619FF-8B86-D011-B42D-00CF4FC964FF")),
      displayName: name)
  }

  @Test func proposesAContactOnceForManyFrames() throws {
    let mara = try card("Mara")
    var session = ScanSession()
    let outcomes = (0..<30).map { _ in session.receive(mara.encoded) }
    #expect(outcomes.first == .candidate(mara))
    #expect(outcomes.dropFirst().allSatisfy { $0 == .repeated })
    #expect(session.candidate == mara)
  }

  @Test func givesTheContactOnceAndOnlyOnConfirming() throws {
    let mara = try card("Mara")
    var session = ScanSession()
    #expect(session.confirm() == nil)
    _ = session.receive(mara.encoded)
    #expect(session.confirm() == mara)
    #expect(session.confirm() == nil)
    #expect(session.candidate == nil)
    // The camera still points at the code.
    #expect(session.receive(mara.encoded) == .repeated)
    #expect(session.confirm() == nil)
  }

  @Test func dropsTheCandidateOnCancelling() throws {
    let mara = try card("Mara")
    var session = ScanSession()
    _ = session.receive(mara.encoded)
    session.cancel()
    #expect(session.candidate == nil)
    #expect(session.confirm() == nil)
    #expect(session.receive(mara.encoded) == .repeated)
    #expect(session.candidate == nil)
  }

  @Test func letsACodeComeAgainAfterItHasLeftTheView() throws {
    let mara = try card("Mara")
    var session = ScanSession()
    _ = session.receive(mara.encoded)
    session.cancel()
    session.forgetAnswers()
    #expect(session.receive(mara.encoded) == .candidate(mara))
  }

  @Test func keepsTheCandidateWhileTheCodeIsOutOfView() throws {
    let mara = try card("Mara")
    var session = ScanSession()
    _ = session.receive(mara.encoded)
    session.forgetAnswers()
    #expect(session.receive(mara.encoded) == .waiting)
    #expect(session.confirm() == mara)
  }

  @Test func ignoresOtherCodesWhileACandidateWaits() throws {
    let (mara, ben) = (try card("Mara"), try card("Ben"))
    var session = ScanSession()
    _ = session.receive(mara.encoded)
    #expect(session.receive(ben.encoded) == .waiting)
    #expect(session.receive("hello") == .waiting)
    #expect(session.candidate == mara)
    #expect(session.confirm() == mara)
    #expect(session.receive(ben.encoded) == .candidate(ben))
  }

  @Test func asksOnceForEachOfTwoCodesInTurns() throws {
    let (mara, ben) = (try card("Mara"), try card("Ben"))
    var session = ScanSession()
    var candidates: [ContactCard] = []
    for _ in 0..<20 {
      for card in [mara, ben] {
        if case .candidate(let found) = session.receive(card.encoded) {
          candidates.append(found)
          session.cancel()
        }
      }
    }
    #expect(candidates == [mara, ben])
  }

  @Test func refusesACodeOnceForManyFrames() {
    var session = ScanSession()
    #expect(session.receive("https://share.example/") == .refused(.noObject))
    #expect(session.receive("https://share.example/") == .repeated)
    #expect(session.receive("{}") == .refused(.missingKey("version")))
    #expect(session.receive("https://share.example/") == .repeated)
    #expect(session.candidate == nil)
    #expect(session.confirm() == nil)
  }

  @Test func takesAContactAfterRefusedCodes() throws {
    let mara = try card("Mara")
    var session = ScanSession()
    for number in 0..<100 {
      #expect(session.receive("code \(number)") == .refused(.noObject))
    }
    #expect(session.receive(String(decoding: mara.encoded, as: UTF8.self)) == .candidate(mara))
  }

  @Test func refusesCodesOfAnyLength() {
    var session = ScanSession()
    let long = [UInt8](repeating: 0x7B, count: 1_000_000)
    #expect(session.receive(long) == .refused(.tooLong(bytes: 1_000_000)))
    #expect(session.receive(long) == .repeated)
    #expect(session.receive([]) == .refused(.noObject))
  }
}
