import QRCodes
import Testing

@Suite struct ContactIDTests {
  @Test func writesCapitals() throws {
    let id = try #require(ContactID("00000000-0000-00ab-cdef-000000000001"))
    #expect(id.text == "00000000-0000-00AB-CDEF-000000000001")
    #expect(ContactID(id.text) == id)
  }

  @Test(arguments: [
    "", "6F9619FF8B86D011B42D00CF4FC964FF", "6F9619FF-8B86-D011-B42D-00CF4FC964F",
    "{6F9619FF-8B86-D011-B42D-00CF4FC964FF}", "6F9619FG-8B86-D011-B42D-00CF4FC964FF",
    "6F9619FF-8B86-D011-B42D-00CF4FC964FF-", "+F9619FF-8B86-D011-B42D-00CF4FC964FF",
    "٦F9619FF-8B86-D011-B42D-00CF4FC964FF",
  ])
  func refusesOtherTexts(text: String) {
    #expect(ContactID(text) == nil)
  }
}
