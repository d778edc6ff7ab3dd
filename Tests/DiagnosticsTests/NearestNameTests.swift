import Diagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("tilte", "title"), ("Style", "style"), ("qoute", "quote"), ("subtitel", "subtitle"),
  ])
  func suggestsTheNearestName(wrong: String, right: String) {
    let names = ["title", "subtitle", "style", "quote", "metric"]
    #expect(NearestName.suggestion(for: wrong, among: names) == right)
  }

  @Test func suggestsNothingForAnUnrelatedName() {
    #expect(NearestName.suggestion(for: "zzzzzz", among: ["title", "style"]) == nil)
    #expect(NearestName.suggestion(for: "", among: ["title"]) == nil)
    #expect(NearestName.suggestion(for: "X", among: ["L", "M", "Q", "H"]) == nil)
    #expect(NearestName.suggestion(for: "l", among: ["L", "M"]) == "L")
    #expect(NearestName.suggestion(for: "title", among: []) == nil)
  }

  @Test func listsAllNamesInTheHint() {
    #expect(NearestName.hint(for: "zzzzzz", among: ["a", "b"], label: "kinds") == "kinds: a, b")
  }
}
