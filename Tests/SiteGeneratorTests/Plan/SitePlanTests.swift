import Diagnostics
import SiteGenerator
import Testing

@Suite struct SitePlanTests {
  private func artifact(_ path: String, from origin: String, isDefault: Bool = false) -> Artifact {
    Artifact(
      path: path, fingerprint: Fingerprint(of: []), origin: origin, isDefault: isDefault
    ) { _ in Product(bytes: []) }
  }

  private func told(_ artifacts: [Artifact]) -> String {
    do {
      return "a plan of \(try SitePlan(artifacts).artifacts.map(\.path))"
    } catch {
      return printed(error.diagnostics)
    }
  }

  private func collision(_ words: String, hint: String = "rename one of them") -> String {
    "sitegen: error: \(words) [path-collision]\n    hint: \(hint)\n"
  }

  @Test func ordersArtifactsByTheBytesOfTheirPaths() throws {
    let paths = ["b", "a/b", "a.b", "a-b", "é", "z", "A", "a/a"]
    let plan = try SitePlan(paths.map { artifact($0 + ".html", from: $0) })
    #expect(
      plan.artifacts.map(\.path)
        == ["A", "a-b", "a.b", "a/a", "a/b", "b", "z", "é"].map { $0 + ".html" })
  }

  @Test func tellsOfNamesThatNoFileSystemTakes() {
    let long = String(repeating: "ö", count: 128)
    #expect(
      told([artifact("a/\(long)/index.html", from: "content/a.md")]) == """
        sitegen: error: 'content/a.md' cannot be in the output: its name has more than 255 bytes \
        in the output [invalid-value]
            hint: rename it

        """)
    #expect(told([artifact(String(long.dropLast()), from: "a")]).hasPrefix("a plan of"))
  }

  @Test(arguments: [false, true])
  func tellsOfTwoArtifactsWithOnePath(isReversed: Bool) {
    let two = [artifact("a", from: "one"), artifact("a", from: "two")]
    #expect(
      told(isReversed ? two.reversed() : two) == collision("one and two both lead to 'a'"))
  }

  @Test func tellsOfPathsThatDifferOnlyInCase() {
    #expect(
      told([artifact("Win/a", from: "one"), artifact("win/A", from: "two")])
        == collision("one and two both lead to 'Win/a' and 'win/A'"))
    #expect(
      told([artifact("e\u{301}", from: "one"), artifact("é", from: "two")])
        == collision("one and two both lead to 'é'"))
  }

  @Test(arguments: [
    ("straße/a", "strasse/a"), ("STRASSE", "straße"), ("İ.html", "i\u{307}.html"), ("ΣΑΣ", "σας"),
    ("Ж/É", "ж/e\u{301}"),
  ])
  func tellsOfPathsThatSomeFileSystemTakesForOne(first: String, second: String) {
    let paths = [first, second].sorted().map { "'\($0)'" }.joined(separator: " and ")
    #expect(
      told([artifact(first, from: "one"), artifact(second, from: "two")])
        == collision("one and two both lead to \(paths)"))
    #expect(
      told([artifact(first, from: "one"), artifact(second + "/x", from: "two")])
        .hasPrefix("sitegen: error: one and two both lead to "))
  }

  @Test func keepsPathsThatOnlyLookAlike() {
    let paths = ["e", "i", "é", "ı", "１"]
    #expect(told(paths.map { artifact($0, from: $0) }) == "a plan of \(paths)")
  }

  @Test func proposesAnotherSlugForTwoPages() {
    let pages = ["content/Win.md", "content/win.md"].map {
      artifact("win/index.html", from: $0)
    }
    #expect(
      told(pages)
        == collision(
          "content/Win.md and content/win.md both lead to 'win/index.html'",
          hint: "give one of them another 'slug'"))
    #expect(
      told([pages[0], artifact("win/index.html", from: "site/static/win/index.html")])
        == collision(
          "content/Win.md and site/static/win/index.html both lead to 'win/index.html'"))
  }

  @Test func tellsOfAFileWhereAFolderIsNeeded() {
    #expect(
      told([artifact("a/b", from: "one"), artifact("a", from: "two"), artifact("c", from: "three")])
        == collision("one and two both lead to 'a' and 'a/b'"))
    #expect(
      told([artifact("A", from: "one"), artifact("a/b/c", from: "two")])
        == collision("one and two both lead to 'A' and 'a/b/c'"))
  }

  @Test func tellsOfEveryFileThatNeedsAFolder() {
    let files = ["a/b/c/1", "a/b/c/2", "a/b-", "a/b/d", "a", "a/b", "a/b.html", "b/x"]
    #expect(
      told(files.map { artifact($0, from: $0) }.shuffled())
        == [
          ("a", "a/b"), ("a", "a/b-"), ("a", "a/b.html"), ("a", "a/b/c/1"), ("a", "a/b/c/2"),
          ("a", "a/b/d"), ("a/b", "a/b/c/1"), ("a/b", "a/b/c/2"), ("a/b", "a/b/d"),
        ].map { collision("\($0) and \($1) both lead to '\($0)' and '\($1)'") }.joined())
  }

  @Test func tellsOfEveryCollisionOnceForTwoOrigins() {
    let artifacts = ["a/index.html", "cards/a/square.png", "cards/a/wide.png"].flatMap { path in
      ["one", "two"].map { artifact(path, from: $0) }
    }
    let others = [artifact("x", from: "three"), artifact("X", from: "four")]
    #expect(
      told((artifacts + others).shuffled())
        == collision("four and three both lead to 'X' and 'x'")
        + collision("one and two both lead to 'a/index.html'"))
    let cards = artifacts.filter { $0.path.hasPrefix("cards/") }
    #expect(
      told(cards.shuffled()) == collision("one and two both lead to 'cards/a/square.png'"))
  }

  @Test(arguments: [false, true])
  func aDefaultGivesWay(isReversed: Bool) throws {
    let two = [
      artifact("a", from: "theme", isDefault: true), artifact("a", from: "site"),
      artifact("b", from: "theme", isDefault: true),
    ]
    let plan = try SitePlan(isReversed ? two.reversed() : two)
    #expect(plan.artifacts.map(\.origin) == ["site", "theme"])
  }

  @Test func aDefaultGivesWayToOneOnly() {
    #expect(
      told([
        artifact("a", from: "one"), artifact("a", from: "theme", isDefault: true),
        artifact("a", from: "two"),
      ]) == collision("one and two both lead to 'a'"))
    #expect(
      told([
        artifact("a", from: "one", isDefault: true), artifact("a", from: "two", isDefault: true),
      ]) == collision("one and two both lead to 'a'"))
  }

  @Test(arguments: [
    (".sitegen-manifest", "names that begin with '.sitegen' are sitegen's own"),
    (".sitegen/gallery/index.html", "names that begin with '.sitegen' are sitegen's own"),
    (".SiteGen-staging/a", "names that begin with '.sitegen' are sitegen's own"),
    (".ſitegen-x", "names that begin with '.sitegen' are sitegen's own"),
    ("a\nb", "its name has a control character"), ("a\u{7F}", "its name has a control character"),
    ("é\u{9F}", "its name has a control character"),
    ("\u{80}", "its name has a control character"),
    ("../a", "'../a' leads out of the output folder"),
    ("a/../../b", "'a/../../b' leads out of the output folder"),
    ("/a", "'/a' leads out of the output folder"),
    ("a//b", "'a//b' leads out of the output folder"),
    ("a/.", "'a/.' leads out of the output folder"),
    ("./a", "'./a' leads out of the output folder"),
    ("..", "'..' leads out of the output folder"),
    ("a/", "'a/' leads out of the output folder"), ("", "'' leads out of the output folder"),
    ("../\u{301}a", "'../\u{301}a' leads out of the output folder"),
  ])
  func refusesPathsThatNothingCanBeWrittenAt(path: String, reason: String) {
    #expect(
      told([artifact(path, from: "site/static/x"), artifact("b", from: "b")]) == """
        sitegen: error: 'site/static/x' cannot be in the output: \(reason) [invalid-value]
            hint: rename it

        """)
  }
}
