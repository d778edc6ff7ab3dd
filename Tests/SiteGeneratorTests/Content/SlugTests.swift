import SiteGenerator
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    ("first-5k", "first-5k"), ("First 5K!", "first-5k"), ("  a  ", "a"), ("a---b", "a-b"),
    ("a – b", "a-b"), ("snake_case", "snake_case"), ("v1.2", "v1.2"), ("a&b<c>\"d'", "a-b-c-d"),
    ("100%", "100"), ("a\\b:c*d?e|f", "a-b-c-d-e-f"), ("a/b", "a-b"), ("-a-", "a"),
    ("tab\tnew\nline", "tab-new-line"), ("_x", "_x"), ("a\0b", "a-b"),
  ])
  func writesAName(name: String, slug: String) {
    #expect(Slug.make(name) == slug)
  }

  @Test(arguments: [
    ("Ærøskøbing", "ærøskøbing"), ("Straße", "straße"), ("STRAẞE", "straße"), ("ΑΘΗΝΑ", "αθηνα"),
    ("Москва", "москва"), ("مرحبا", "مرحبا"), ("שָׁלוֹם", "שָׁלוֹם"), ("ที่นี่", "ที่นี่"),
    ("क्षत्रिय", "क्षत्रिय"), ("தமிழ்", "தமிழ்"), ("བོད་ཡིག", "བོད-ཡིག"), ("አማርኛ", "አማርኛ"),
    ("初めての5キロ", "初めての5キロ"), ("한국어", "한국어"), ("é\u{301}", "é\u{301}"), ("１２", "１２"), ("½", "½"),
    ("ısı", "ısı"), ("ISI", "isi"), ("İstanbul", "i\u{307}stanbul"), ("Ǆ", "ǆ"), ("Việt", "việt"),
  ])
  func keepsTheLettersOfEveryScript(name: String, slug: String) {
    #expect(Slug.make(name).unicodeScalars.elementsEqual(UnicodeForm.composed(slug).unicodeScalars))
  }

  @Test(arguments: [
    ("e\u{301}te\u{301}", "été"), ("A\u{30A}", "å"), ("\u{212B}", "å"), ("か\u{3099}", "が"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("I\u{302}", "î"), ("x\u{301}\u{323}", "x\u{323}\u{301}"),
    ("\u{958}", "क\u{93C}"), ("a\u{200D}\u{301}", "á"),
  ])
  func isTheSameForComposedAndDecomposedNames(name: String, slug: String) {
    #expect(Array(Slug.make(name).utf8) == Array(slug.utf8))
  }

  @Test(arguments: [
    ("क्\u{200D}ष", "क्\u{200D}ष"), ("क्\u{200C}ष", "क्\u{200C}ष"),
    ("ශ්\u{200D}රී", "ශ්\u{200D}රී"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("م\u{200D}ن", "م-ن"), ("می\u{200C}", "می"), ("می\u{200C} خواهم", "می-خواهم"),
    ("می\u{200C}\u{200C}خواهم", "می-خواهم"), ("क\u{200D}ष", "क-ष"), ("क\u{200D}्य", "क्य"),
    ("a\u{200C}b", "a-b"), ("a\u{200D}b", "a-b"), ("\u{200C}a", "a"),
  ])
  func keepsAJoinerOnlyWhereItChangesAWord(name: String, slug: String) {
    #expect(Array(Slug.make(name).utf8) == Array(slug.utf8))
  }

  @Test(arguments: [
    ("🎂", "1f382"), ("❤️", "2764-fe0f"), ("👨‍👧", "1f468-200d-1f467"), ("!!!", "21-21-21"), (" ", "20"),
    ("..", "2e-2e"), ("_", "5f"), ("_._", "5f-2e-5f"), ("\u{FE0F}", "fe0f"), ("\u{301}", "301"),
    ("\u{200B}", "200b"), ("\u{E0100}", "e0100"), ("\0", "0"), ("", "untitled"),
  ])
  func writesANameWithoutALetterInCodePoints(name: String, slug: String) {
    #expect(Slug.make(name) == slug)
  }

  @Test(arguments: [
    ("!..a", "a"), ("!.sitegen-staging", "sitegen-staging"), (".well-known", "well-known"),
    ("-._a", "_a"), ("\u{301}a", "a"), ("/\u{301}a", "a"), ("x.", "x"), ("x..-.", "x"),
    ("x-.", "x"),
    ("x._", "x._"),
  ])
  func neitherBeginsNorEndsWithADotOrAStrayMark(name: String, slug: String) {
    #expect(Slug.make(name) == slug)
  }

  @Test(arguments: [
    ("a❤️b", "a-b"), ("1️⃣ one", "1-one"), ("🏆 won", "won"), ("won 🏆", "won"), ("a\u{202E}b", "a-b"),
  ])
  func holdsNothingUnseen(name: String, slug: String) {
    #expect(Array(Slug.make(name).utf8) == Array(slug.utf8))
  }

  @Test(arguments: [
    ("con", "con_"), ("NUL", "nul_"), ("aux.backup.2", "aux_.backup.2"), ("com1", "com1_"),
    ("LPT³", "lpt³_"), ("com", "com"), ("com10", "com10"), ("console", "console"),
    ("a.con", "a.con"),
  ])
  func isNoDeviceOfWindows(name: String, slug: String) {
    #expect(Slug.make(name) == slug)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
    (String(repeating: "a", count: 201), String(repeating: "a", count: 200)),
    (String(repeating: "a", count: 199) + "-b", String(repeating: "a", count: 199)),
    (String(repeating: "a", count: 198) + "-é", String(repeating: "a", count: 198)),
    (String(repeating: "é", count: 300), String(repeating: "é", count: 100)),
    (
      String(repeating: "क्\u{200D}", count: 22) + "क",
      String(repeating: "क्\u{200D}", count: 21) + "क्"
    ),
    (String(repeating: "🎂", count: 99), String(repeating: "1f382-", count: 33) + "1f"),
  ])
  func isCutBetweenCharacters(name: String, slug: String) {
    #expect(Array(Slug.make(name).utf8) == Array(slug.utf8))
  }

  @Test(arguments: [
    "First 5K!", "!..a", "Ünï cödé", "ที่นี่", "İstanbul", "a❤️b", "🎂", "क्\u{200D}ष", "می\u{200C}خواهم",
    "con", "com1.x", "ΟΔΟΣ", "\u{1F88}\u{345}", String(repeating: "क्\u{200D}", count: 99),
  ])
  func aSlugIsItsOwnSlug(name: String) {
    let slug = Slug.make(name)
    #expect(Array(Slug.make(slug).utf8) == Array(slug.utf8))
  }

  @Test(.timeLimit(.minutes(1))) func aLongNameTakesNoLonger() {
    let name = String(repeating: "é-", count: 50_000)
    #expect(Slug.make(name) == String(repeating: "é-", count: 66) + "é")
  }
}
