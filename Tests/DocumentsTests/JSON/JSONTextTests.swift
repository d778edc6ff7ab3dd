import Documents
import Testing

@Suite struct JSONTextTests {
  @Test func writesAValueOnLinesOfItsOwn() {
    let value = JSONText.object([
      ("b", .array([.number(-1), .bool(true), .bool(false), .null])), ("a", .string("x")),
      ("none", .optional(nil)), ("one", .optional("1")), ("texts", .strings(["y"])),
      ("empty", .array([])), ("nothing", .object([])),
    ])
    #expect(
      value.text() == """
        {
          "b": [
            -1,
            true,
            false,
            null
          ],
          "a": "x",
          "none": null,
          "one": "1",
          "texts": [
            "y"
          ],
          "empty": [],
          "nothing": {}
        }
        """)
  }

  @Test func writesAValueInOneLine() {
    let value = JSONText.object([
      ("b", .array([.number(-1), .bool(true), .null, .array([])])), ("a\"", .string("x\n")),
      ("nothing", .object([])),
    ])
    #expect(value.line == #"{"b":[-1,true,null,[]],"a\"":"x\n","nothing":{}}"#)
  }

  @Test(arguments: [
    ("", #""""#), ("\"\\/", #""\"\\/""#), ("\n\t\r\0\u{1F}", #""\n\t\u000d\u0000\u001f""#),
    ("é🏆\u{2028}", "\"é🏆\u{2028}\""), ("</script>", #""</script>""#),
  ])
  func escapesWhatATextMustNotHold(text: String, json: String) {
    #expect(JSONText.string(text).text() == json)
    #expect(JSONText.object([(text, .null)]).text() == "{\n  \(json): null\n}")
  }
}
