import Diagnostics
import Testing

@Suite struct CodePointTests {
  @Test(arguments: [
    (0 as UInt32, "U+0000"), (0xE9, "U+00E9"), (0x202E, "U+202E"), (0x1F600, "U+1F600"),
    (0x10FFFF, "U+10FFFF"),
  ])
  func hasFourDigitsOrMore(value: UInt32, text: String) {
    #expect(CodePoint.text(value) == text)
  }
}
