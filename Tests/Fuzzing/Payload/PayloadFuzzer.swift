import QRCodes

/// Reads the input as the payload of a code, as a contact and as an address book card.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPayload(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  checkCode(bytes)
  checkSession(bytes)
  checkContact(bytes)
  checkCard(String(decoding: bytes, as: UTF8.self))
  return 0
}

/// Checks that whatever a code carries is taken as one thing, with words for what is refused.
private func checkCode(_ bytes: [UInt8]) {
  switch ScannedCode(payload: bytes, allowedSchemes: ["musicnotes"]) {
  case .link(let link):
    expect(["https", "musicnotes"].contains(link.scheme), "another scheme: \(link)")
    expect(link.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "not in ASCII: \(link)")
    let again = ScannedCode(payload: Array(link.text.utf8), allowedSchemes: ["musicnotes"])
    expect(again == .link(link), "another link: \(link)")
  case .contact(let card): expect((try? ContactCard(decoding: bytes)) == card, "another contact")
  case .addressBook(let card): expect(!card.name.isEmpty, "a card of nobody")
  case .text(let text): expect(Array(text.utf8) == bytes, "another text")
  case .bytes(let kept): expect(kept == bytes, "other bytes")
  case .refused(let refusal):
    expect(!refusal.message.isEmpty && !refusal.hint.isEmpty, "refused without a word")
  }
}

/// Checks that a session proposes a contact once and gives it once.
private func checkSession(_ bytes: [UInt8]) {
  var session = ScanSession()
  let first = session.receive(bytes)
  expect(session.receive(bytes) == .repeated, "a frame was taken twice")
  let contact = session.confirm()
  expect(session.confirm() == nil, "a contact was given twice")
  expect(contact.map { .candidate($0) == first } ?? true, "another contact: \(first)")
}

/// Checks that a contact which is read is written so that it is read as the same.
private func checkContact(_ bytes: [UInt8]) {
  guard let card = try? ContactCard(decoding: bytes) else { return }
  expect((try? ContactCard(decoding: card.encoded)) == card, "another contact: \(card)")
}

/// Checks that a card which is read is written so that nothing more is lost after the first time.
private func checkCard(_ text: String) {
  guard let card = VCard(parsing: text) else { return }
  guard let written = VCard(parsing: card.text) else { return }
  expect(VCard(parsing: written.text) == written, "another card: \(written)")
  let lines = card.text.split(separator: "\r\n", omittingEmptySubsequences: false)
  expect(lines.count <= 9 && lines.last == "", "a value became a line: \(lines)")
}
