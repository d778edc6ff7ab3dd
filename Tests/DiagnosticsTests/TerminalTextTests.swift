import Diagnostics
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    // Text, what is printable of it, the whole of it.
    ("a b é 東", "a b é 東", "a b é 東"),
    ("a\\n", "a\\n", "a\\\\n"),
    ("a\tb\r\nc", "a b\\r\\nc", "a\\tb\\r\\nc"),
    (
      "\u{1B}[2J\u{9B}\u{0}\u{7F}", "\\u{1B}[2J\\u{9B}\\u{0}\\u{7F}",
      "\\u{1B}[2J\\u{9B}\\u{0}\\u{7F}"
    ),
    (
      "a\u{202E}b\u{2066}\u{200F}", "a\\u{202E}b\\u{2066}\\u{200F}", "a\\u{202E}b\\u{2066}\\u{200F}"
    ),
    ("\u{2028}\u{FEFF}", "\\u{2028}\\u{FEFF}", "\\u{2028}\\u{FEFF}"),
    ("می\u{200C}خواهم ❤\u{FE0F}", "می\u{200C}خواهم ❤\u{FE0F}", "می\\u{200C}خواهم ❤\\u{FE0F}"),
    ("a\u{A0}\u{3164}\u{2800}", "a\u{A0}\u{3164}\u{2800}", "a\\u{A0}\\u{3164}\\u{2800}"),
    ("\u{E000}\u{10FFFF}", "\u{E000}\u{10FFFF}", "\\u{E000}\\u{10FFFF}"),
  ])
  func escapesWhatATerminalWouldNotShow(text: String, printable: String, whole: String) {
    #expect(text.printable == printable)
    #expect(text.shownWhole == whole)
  }
}
