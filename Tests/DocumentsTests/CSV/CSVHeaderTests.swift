import Diagnostics
import Documents
import Testing

/// What the reader says about keys that it cannot use, which ends the file.
@Suite struct CSVHeaderTests {
  private func messages(_ header: String) -> String {
    let read = ReadRecords(.csv, "\(header)\n1,2,3\n")
    #expect(read.records == [])
    return read.messages
  }

  @Test(arguments: ["", "\n", " \n\n"])
  func needsAHeader(text: String) {
    #expect(
      ReadRecords(.csv, text).fault.map(\.message) == ["the file has no rows"])
    #expect(
      ReadRecords(.csv, text).fault.map(\.hint) == ["begin with a row of keys: title,subtitle"])
  }

  @Test func refusesColumnsWithoutAKey() {
    #expect(
      messages("a,, b , ") == """
        a:1:3: error: column 2 has no key [invalid-csv]
            a,, b , 
              ^ write one, or remove the column
        a:1:8: error: column 4 has no key [invalid-csv]
            a,, b , 
                   ^ write one, or remove the column

        """)
  }

  @Test func refusesEqualKeys() {
    #expect(
      messages("title,b,\"title\",b[],p.q,p.q") == """
        a:1:9: error: the key 'title' appears twice [duplicate-key]
            title,b,"title",b[],p.q,p.q
                    ^~~~~~~ column 1 has it already: keep one of them
        a:1:17: error: the key 'b[]' appears twice [duplicate-key]
            title,b,"title",b[],p.q,p.q
                            ^~~ column 2 has it already: keep one of them
        a:1:25: error: the key 'p.q' appears twice [duplicate-key]
            title,b,"title",b[],p.q,p.q
                                    ^~~ column 5 has it already: keep one of them

        """)
  }

  @Test func refusesAKeyBesidesItsParts() {
    #expect(
      messages("p,p.q,s.1.a,s") == """
        a:1:3: error: 'p.q' is a part of 'p', which has a column of its own [invalid-csv]
            p,p.q,s.1.a,s
              ^~~ keep one of them
        a:1:13: error: 's.1.a' is a part of 's', which has a column of its own [invalid-csv]
            p,p.q,s.1.a,s
                        ^ keep one of them

        """)
  }

  @Test func refusesEmptyParts() {
    #expect(
      messages("a..b,.c,[]") == """
        a:1:1: error: the key 'a..b' has an empty part [invalid-csv]
            a..b,.c,[]
            ^~~~ write one '.' between two names
        a:1:6: error: the key '.c' has an empty part [invalid-csv]
            a..b,.c,[]
                 ^~ write one '.' between two names
        a:1:9: error: the key '[]' has an empty part [invalid-csv]
            a..b,.c,[]
                    ^~ write one '.' between two names

        """)
  }

  @Test(arguments: ["s.1,s.3", "s.0,s.1", "s.2", "s.1,s.01", "s.1,s.99999999999999999999"])
  func refusesGapsInLists(header: String) {
    let hints = ReadRecords(.csv, header).fault.map(\.hint)
    #expect(hints == ["number the items of a list 1, 2, 3 without gaps"])
  }

  @Test func pointsAtTheItemOutOfSequence() {
    #expect(
      messages("s.1.a,s.1.b,s.3.a") == """
        a:1:13: error: 's.3.a' is out of sequence: the next item is 2 [invalid-csv]
            s.1.a,s.1.b,s.3.a
                        ^~~~~ number the items of a list 1, 2, 3 without gaps

        """)
  }

  @Test func refusesNamesBetweenTheItemsOfAList() {
    #expect(
      messages("s.total,s.1") == """
        a:1:1: error: 's.total' gives a name to an item of a list [invalid-csv]
            s.total,s.1
            ^~~~~~~ number the items of a list 1, 2, 3, or give names to all

        """)
  }

  @Test(arguments: [(";", "semicolons"), ("\t", "tabs")])
  func seesOtherSeparators(separator: String, name: String) {
    let fault = ReadRecords(.csv, "é\(separator)b\(separator)c\n1\n").fault
    #expect(fault.map(\.message) == ["the keys are separated by \(name)"])
    #expect(fault.map(\.hint) == ["separate cells with commas"])
    #expect(fault.map(\.location) == [SourceLocation(file: "a", line: 1, column: 2)])
  }

  @Test func refusesQuotesThatAreUsedWrong() {
    #expect(
      messages("a,\"b\"c") == """
        a:1:6: error: text behind the closing quote [invalid-csv]
            a,"b"c
                 ^ write "" for a quote inside

        """)
  }

  @Test func tellsTheFirstOfManyFaults() {
    #expect(ReadRecords(.csv, String(repeating: ",", count: 5000)).fault.count == 20)
  }

  @Test func refusesDeepKeys() {
    let key = Array(repeating: "a", count: 65).joined(separator: ".")
    #expect(
      ReadRecords(.csv, "\(key)\n").fault.map(\.message)
        == ["the key '\(key.prefix(60))…' has more than 64 parts"])
    #expect(ReadRecords(.csv, "\(key.dropLast(2))\nx\n").outlines.first?.contains("x") == true)
  }

  @Test func refusesTooManyColumns() {
    let header = (0...100_000).map { String($0, radix: 36) }.joined(separator: ",")
    #expect(
      messages(header) == """
        a:1:1: error: there are more than 100000 columns [document-too-large]

        """)
  }
}
