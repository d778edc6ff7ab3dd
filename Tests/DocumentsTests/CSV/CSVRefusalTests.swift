import Diagnostics
import Documents
import Testing

/// What the reader says about rows whose form is wrong.
@Suite struct CSVRefusalTests {
  private func messages(_ text: String) -> String {
    ReadRecords(.csv, text).messages
  }

  @Test func goesOnBehindAWrongRow() {
    let read = ReadRecords(.csv, "a,b\n1\n\"x\"y,2\nx\"y,3\n4,5\n1,2,3\n")
    #expect(read.outlines == ["refused", "refused", "refused", "{a: 4, b: 5}", "refused"])
    #expect(read.fault == [])
  }

  @Test func countsTheCells() {
    #expect(
      messages("a,b\nx\né,2,\"3\",4\n") == """
        a:2:1: error: the row has 1 cell, but the header has 2 [invalid-csv]
            x
            ^ write a comma for each cell that is left empty
        a:3:5: error: the row has 4 cells, but the header has 2 [invalid-csv]
            é,2,"3",4
                ^~~ put a cell in quotes if it holds commas

        """)
  }

  @Test func refusesTextBehindAClosingQuote() {
    #expect(
      messages("a,b\n\"say \"hi\" all\",2\n\"x\" ,2\n") == """
        a:2:7: error: text behind the closing quote [invalid-csv]
            "say "hi" all",2
                  ^ write "" for a quote inside
        a:3:4: error: text behind the closing quote [invalid-csv]
            "x" ,2
               ^ remove the blanks behind the quote

        """)
  }

  @Test func tellsWhereAQuoteOfSeveralLinesIsClosed() {
    #expect(
      messages("a,b\n1,\"x\n\n2,\"y\"\n3,4\n") == """
        a:2:3: error: the quote that opens here is closed on line 4 [invalid-csv]
            1,"x
              ^ close it where the cell ends, and write "" for a quote inside

        """)
  }

  @Test func refusesQuotesInsideOfACellWithoutQuotes() {
    #expect(
      messages("a,b\n5\" screen,\"2\"\n1, \"x\"\n") == """
        a:2:2: error: a quote inside a cell without quotes [invalid-csv]
            5" screen,"2"
             ^ put the whole cell in quotes, and write "" for a quote inside
        a:3:4: error: a quote inside a cell without quotes [invalid-csv]
            1, "x"
               ^ remove the blanks before the quote

        """)
  }

  @Test func endsAtAQuoteThatIsNeverClosed() {
    let read = ReadRecords(.csv, "a,b\n1,2\n3,\"x\n4,5\n")
    #expect(read.outlines == ["{a: 1, b: 2}"])
    #expect(
      read.messages == """
        a:3:3: error: the quote is never closed [invalid-csv]
            3,"x
              ^ close the cell with "

        """)
  }

  @Test func tellsTheFirstFaultOfARow() {
    #expect(ReadRecords(.csv, "a\nx\"y\"z,\"a\"b\n").records.map(\.diagnostics.count) == [1])
  }

  @Test func refusesTooManyValues() {
    let cell = String(repeating: "x;", count: 99_999)
    #expect(messages("t[]\n\(cell)x") == "")
    let read = ReadRecords(.csv, "t[]\n\(cell)x;x\n1\n")
    #expect(read.outlines == ["refused", "{t: [1]}"])
    #expect(
      read.messages == """
        a:2:1: error: there are more than 100000 values [document-too-large]

        """)
  }
}
