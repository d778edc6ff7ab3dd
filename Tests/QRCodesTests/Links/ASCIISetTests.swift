import QRCodes
import Testing

@Suite struct ASCIISetTests {
  @Test func holdsExactlyItsCharacters() {
    let set = ASCIISet("\0?@\u{7F}é")
    let members = (0...255).map { UInt8($0) }.filter(set.contains)
    #expect(members == [0, 63, 64, 127])
    #expect(ASCIISet("").adding("az").contains(UInt8(ascii: "z")))
  }
}
