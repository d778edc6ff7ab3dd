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
  func insert(into attributes: OpaquePointer?, for text: String) {
    let language = pango_language_from_string(tag)
    pango_attr_list_insert(attributes, pango_attr_language_new(language))
    for range in foreignRanges(in: text, of: language) {
      let attribute = pango_attr_language_new(pango_language_from_string(Self.undetermined))
      attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
  }

  /// The byte ranges of letters in scripts that the language is not written in.
  private func foreignRanges(in text: String, of language: OpaquePointer?) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      defer { offset = end }
      guard isForeign(scalar, to: language) else { continue }
      if let last = result.last, last.upperBound == offset {
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(offset..<end)
      }
    }
    return result
  }

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
