import ShareCards
import Testing

/// What a server or an app does that imports the library alone.
@Suite struct ScanSessionExportTests {
  @Test func takesAScannedContactOnceItIsConfirmed() {
    var session = ScanSession()
    let outcome = session.receive(
      #"{"contactID":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","displayName":"Mara","version":1}"#)
    guard case .candidate(let contact) = outcome else {
      Issue.record("no candidate: \(outcome)")
      return
    }
    #expect(contact.displayName == "Mara")
    #expect(session.confirm() == contact)
    #expect(session.confirm() == nil)
  }

  @Test func tellsWhyAnotherCodeIsRefused() {
    var session = ScanSession()
    let outcome = session.receive("https://share.example/")
    #expect(outcome == ScanOutcome.refused(ContactCardError.noObject))
  }
}
