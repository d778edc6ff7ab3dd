import SiteGenerator
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    ("first-5k", "first-5k"), ("First 5K!", "first-5k"), ("  a  ", "a"), ("a---b", "a-b"),
    ("a – b", "a-b"), ("snake_case", "snake_case"), ("v1.2", "v1.2"), ("a&b<c>\"d'", "a-b-c-d"),
    ("100%", "100"), ("a\\b:c*d?e|f", "a-b-c-d-e-f"), ("a/b", "a-b"), ("-a-", "a"),
    ("tab\tnew\nline", "tab-new-line"), ("_x", "_x"), ("x.", "x."),
  ])
  func writesAName(name: String, slug: String) {
    #expect(Slug.make(name) == slug)
  }

  @Test(arguments: [
    ("Ærøskøbing", "ærøskøbing"), ("ΑΘΗΝΑ", "αθηνα"), ("Москва", "москва"), ("مرحبا", "مرحبا"),
    ("שלום", "שלום"), ("ที่นี่", "ที่นี่"), ("क्षत्रिय", "क्षत्रिय"), ("初めての5キロ", "初めての5キロ"),
    ("한국어", "한국어"), ("e\u{301}té", "e\u{301}té"), ("１２", "１２"), ("½", "½"),
  ])
  func keepsTheLettersOfEveryScript(name: String, slug: String) {
    #expect(Slug.make(name).map { Array($0.utf8) } == Array(slug.utf8))
  }

  @Test(arguments: [
    "", " ", "-", "!!!", ".", "..", "...", "_", "_._", "🏆", "❤️", "👨‍👩‍👧‍👦", "\u{FE0F}", "\u{200B}",
    "\u{301}", "\u{3164}", "\u{E0100}",
  ])
  func hasNothingToMakeANameOf(name: String) {
    #expect(Slug.make(name) == nil)
  }

  @Test(arguments: [
    ("..", nil), ("!..a", "a"), ("!.sitegen-staging", "sitegen-staging"),
    (".well-known", "well-known"),
    ("-._a", "_a"), ("\u{301}a", "a"), ("/\u{301}a", "a"),
  ])
  func neverBeginsWithADotOrAMark(name: String, slug: String?) {
    #expect(Slug.make(name) == slug)
  }

  @Test(arguments: [
    ("a❤️b", "a-b"), ("1️⃣ one", "1-one"), ("🏆 won", "won"), ("won 🏆", "won"), ("a\u{200D}b", "a-b"),
    ("a\u{202E}b", "a-b"),
  ])
  func holdsNothingUnseen(name: String, slug: String) {
    #expect(Slug.make(name).map { Array($0.utf8) } == Array(slug.utf8))
  }

  @Test(arguments: ["First 5K!", "!..a", "Ünï cödé", "ที่นี่", "İstanbul", "a❤️b"])
  func aSlugIsItsOwnSlug(name: String) throws {
    let slug = try #require(Slug.make(name))
    #expect(Slug.make(slug) == slug)
  }
}
