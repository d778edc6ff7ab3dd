/// Writes the configuration that Fontconfig reads in place of the system's.
enum FontConfiguration {
  /// The families that serve what the asked family lacks, in order, unless the language says more.
  ///
  /// They write the scripts that are in use today. For any other one Fontconfig takes what it finds.
  private static let fallbacks =
    ["Inter", "Noto Sans"] + scripts.map { "Noto Sans \($0)" } + [
      "Noto Serif Tibetan", "Noto Sans CJK JP", "Noto Sans Symbols", "Noto Sans Symbols2",
      "Noto Sans Math",
    ]

  private static let scripts = [
    "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil",
    "Telugu", "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian",
    "Armenian", "Ethiopic", "Syriac", "Thaana", "NKo", "Cherokee", "Canadian Aboriginal",
    "Mongolian", "Javanese", "Balinese", "Sundanese", "Tifinagh", "Adlam", "Ol Chiki",
    "Meetei Mayek", "Chakma", "Yi",
  ]

  /// Languages whose forms of the Han characters differ, by the tags of `TextLanguage`.
  private static let hanFamilies = [
    ("zh-hk", "Noto Sans CJK HK"), ("zh-tw", "Noto Sans CJK TC"), ("zh-cn", "Noto Sans CJK SC"),
    ("kor", "Noto Sans CJK KR"), ("ja", "Noto Sans CJK JP"),
  ]

  /// The configuration as an XML document.
  ///
  /// - Parameters:
  ///   - replacedFamilies: the families that are not taken from the folders.
  ///   - folders: the folders with fonts.
  ///   - cacheFolder: where Fontconfig keeps what it has read.
  /// - Returns: the document.
  static func xml(
    replacedFamilies: Set<String>, folders: [String], cacheFolder: String
  ) -> String {
    let directories = folders.map { "<dir>\(escaped($0))</dir>" }.joined()
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>\(directories)<cachedir>\(escaped(cacheFolder))</cachedir>
      \(rejectedFiles)\(rejected(replacedFamilies))\(emojiAlias)\(splitFamilies)\(hanRules)
      \(fallbackRule)\(bitmapScaling)
      </fontconfig>
      """
  }

  /// Turns away the fonts of some families, but none that is added by its path.
  ///
  /// Fontconfig would take the newer version of two.
  private static func rejected(_ families: Set<String>) -> String {
    let patterns = families.sorted().map {
      "<pattern><patelt name=\"family\"><string>\(escaped($0))</string></patelt></pattern>"
    }
    return "<selectfont><rejectfont>\(patterns.joined())</rejectfont></selectfont>"
  }

  /// Web copies of fonts that are there as TrueType too: which one is taken must not be chance.
  private static let rejectedFiles = """
    <selectfont><rejectfont><glob>*.woff</glob><glob>*.woff2</glob></rejectfont></selectfont>
    """

  /// Debian's Quicksand names its medium weight as a family of its own.
  private static let splitFamilies = """
    <match target="pattern"><test name="family"><string>Quicksand</string></test>\
    <test name="weight"><const>medium</const></test>\
    <edit name="family" mode="prepend" binding="strong"><string>Quicksand Medium</string></edit>\
    </match>
    """

  /// Pango asks for the family "emoji" for what Unicode says is shown as emoji.
  private static let emojiAlias = """
    <alias binding="same"><family>emoji</family>\
    <prefer><family>\(FontLibrary.emojiFamily)</family></prefer></alias>
    """

  private static var hanRules: String {
    hanFamilies.map { language, family in
      """
      <match target="pattern"><test name="lang" compare="contains"><string>\(language)</string>\
      </test><edit name="family" mode="append"><string>\(family)</string></edit></match>
      """
    }.joined()
  }

  private static var fallbackRule: String {
    let families = fallbacks.map { "<string>\($0)</string>" }.joined()
    return """
      <match target="pattern"><edit name="family" mode="append">\(families)</edit></match>
      """
  }

  /// A colour emoji font has bitmaps of one size; the matrix scales them to the one asked for.
  private static let bitmapScaling = """
    <match target="font"><test name="outline"><bool>false</bool></test>\
    <edit name="pixelsizefixupfactor" mode="assign"><divide>\
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>\
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>\
    <name>pixelsizefixupfactor</name><double>0</double>\
    <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>\
    <edit name="size" mode="assign"><divide><name>size</name>\
    <name>pixelsizefixupfactor</name></divide></edit></match>
    """

  /// Whether the configuration has a rule of its own for a language tag.
  static func knows(language: String) -> Bool {
    hanFamilies.contains { $0.0 == language }
  }

  /// A text as XML; control characters, which XML cannot hold, are dropped.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .control {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
