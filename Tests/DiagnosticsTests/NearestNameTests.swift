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

  private static let names = [
    "figure.run", "figure.walk", "figure.run.circle", "car", "carrot", "heart", "directions_run",
  ]

  @Test(arguments: [
    // Close by letters, the nearest first.
    ("figure.wall", ["figure.walk", "figure.run", "figure.run.circle"]),
    // A word of the name, or one that begins it.
    ("runner", ["figure.run", "figure.run.circle", "directions_run"]),
    ("run", ["figure.run", "figure.run.circle", "directions_run"]),
    ("RUN-FAST", ["figure.run", "figure.run.circle", "directions_run"]),
    ("rot", ["carrot"]), ("hearts", ["heart"]), ("cart", ["car", "carrot"]),
    // Less than half of the word is no stem of it, and two letters are in everything.
    ("carnival", []), ("ru", []), ("", []), ("zzzz", []),
  ])
  func suggestsSeveralNamesByLettersThenByWords(wrong: String, near: [String]) {
    #expect(NearestName.suggestions(for: wrong, among: Self.names, limit: 3) == near)
  }

  @Test func namesNoCandidateTwiceNorMoreThanAskedFor() {
    #expect(
      NearestName.suggestions(for: "figure.rum", among: Self.names, limit: 1) == ["figure.run"])
    #expect(
      NearestName.suggestions(for: "run.figure", among: Self.names, limit: 9)
        == ["figure.run", "figure.run.circle", "directions_run", "figure.walk"])
  }

  @Test(arguments: [
    ("zzzz", 3, nil), ("hearts", 3, "did you mean 'heart'?"),
    ("run", 2, "did you mean 'figure.run' or 'figure.run.circle'?"),
    ("run", 3, "did you mean 'figure.run', 'figure.run.circle' or 'directions_run'?"),
  ])
  func asksForTheNamesThatAreNear(wrong: String, limit: Int, question: String?) {
    #expect(NearestName.question(for: wrong, among: Self.names, limit: limit) == question)
  }
}
