import Testing

@testable import Publishing
@testable import SiteGenerator

@Suite struct PublishedListTests {
  private let content = Fingerprint(high: 1, low: 2)
  private let headers = Fingerprint(high: 3, low: 4)
  private let plan = Fingerprint(high: 5, low: 6)

  private func list(_ entries: [String: Fingerprint?]) -> PublishedList {
    var list = PublishedList(site: "https://share.example/", plan: plan, isComplete: true)
    for (path, content) in entries {
      list[path] = PublishedList.Entry(content: content, headers: headers)
    }
    return list
  }

  @Test func isReadAsItWasWritten() {
    let list = list(["a/index.html": content, "ä b.png": nil])
    #expect(PublishedList(list.bytes) == list)
  }

  /// The address of a page that is not listed is for those alone who were told.
  @Test func tellsNoPath() {
    let text = String(decoding: list(["secret/index.html": content]).bytes, as: UTF8.self)
    #expect(!text.contains("secret"))
    #expect(
      text == """
        sitegen published 1
        site https://share.example/
        plan 00000000000000050000000000000006
        complete
        \(Fingerprint(ofPath: "secret/index.html").text) 00000000000000010000000000000002 \
        00000000000000030000000000000004

        """)
  }

  @Test(arguments: [
    "", "x", "sitegen published 2\nsite a\nplan 00000000000000050000000000000006\ncomplete\n",
    "sitegen published 1\nsite a\nplan 5\ncomplete\n",
    "sitegen published 1\nsite a\nplan 00000000000000050000000000000006\nmaybe\n",
    "sitegen published 1\nsite a\nplan 00000000000000050000000000000006\ncomplete\nb c d\n",
    "sitegen published 1\nsite a\nplan 00000000000000050000000000000006\ncomplete\n\(zeros) x \(zeros)\n",
    "sitegen published 1\nsite a\nplan 00000000000000050000000000000006\ncomplete\n\(zeros)\n",
  ])
  func isNotReadFromAnythingElse(text: String) {
    #expect(PublishedList(Array(text.utf8)) == nil)
  }

  private static let zeros = String(repeating: "0", count: 32)

  @Test func knowsNothingOfFilesThatAreBeingReplaced() {
    let other = Fingerprint(high: 7, low: 8)
    let changing = list(["same": content, "old": content, "changed": content])
      .changing(to: list(["same": content, "new": content, "changed": other]))
    #expect(
      changing.entries
        == list(["same": content, "old": content, "changed": nil, "new": nil]).entries)
    #expect(!changing.isComplete)
  }
}
