import CPango

/// The language of a text, as the text libraries are told it.
///
/// Pango gives letters of a script that the language is not written in to a language of its own
/// choice, for which it asks the environment (`PANGO_LANGUAGE`, `LANGUAGE`). So that no setting of
/// the machine changes a card, such letters are said to be of an undetermined language here.
struct TextLanguage {
  private let tag: String

  /// - Parameter tag: a BCP 47 tag.
  init(_ tag: String) {
    let tag = Self.fontTag(for: tag)
    self.tag = Self.isKnown(tag) ? tag : Self.undetermined
  }

  private static let undetermined = "und"

  /// Whether Pango or the font configuration knows what a language is written in.
  ///
  /// Of any other one Pango takes every letter for its own, and Fontconfig lets the environment
  /// (`LC_ALL`, `LANG`, `FC_LANG`) choose the forms of Han characters.
  private static func isKnown(_ tag: String) -> Bool {
    if FontConfiguration.knows(language: tag) { return true }
    var count: Int32 = 0
    return pango_language_get_scripts(pango_language_from_string(tag), &count) != nil && count > 0
  }

  /// Adds the language of each part of a text to the attributes of its layout.
  func insert(into attributes: borrowing AttributeList, for text: String) {
    let language = pango_language_from_string(tag)
    attributes.insert(pango_attr_language_new(language))
    for range in text.byteRanges(where: { isForeign($0, to: language) }) {
      let undetermined = pango_language_from_string(Self.undetermined)
      attributes.insert(pango_attr_language_new(undetermined), bytes: range)
    }
  }

  /// Whether a letter is of a script that the language is not written in.
  private func isForeign(_ scalar: Unicode.Scalar, to language: OpaquePointer?) -> Bool {
    guard !scalar.isASCII || tag != "en" else { return false }
    // Pango's numbers of scripts are GLib's.
    let script = PangoScript(rawValue: g_unichar_get_script(scalar.value).rawValue)
    let shared = [PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_UNKNOWN]
    return !shared.contains(script) && pango_language_includes_script(language, script) == 0
  }

  /// The tag by which the font configuration knows a language.
  ///
  /// Chinese gets the place whose forms of the Han characters are meant. A BCP 47 tag names them
  /// by a script (`zh-Hant`), by a region (`zh-TW`) or both; without either they are simplified
  /// (CLDR, likely subtags). Korean goes by its three-letter code, since Pango holds `ko` for a
  /// language without Han characters and then takes their forms from another one.
  private static func fontTag(for language: String) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let rest = parts.dropFirst()
    switch parts.first {
    case "ko": return "kor"
    case "zh", "cmn", "yue":
      if rest.contains("hans") { return "zh-cn" }
      if rest.contains("hk") || rest.contains("mo") || parts.first == "yue" { return "zh-hk" }
      return rest.contains("hant") || rest.contains("tw") ? "zh-tw" : "zh-cn"
    default: return language
    }
  }
}
