import CPango

/// Finds the parts of a text whose letters stand apart, so that space may be put between them.
enum JoinedScripts {
  /// Scripts whose letters join (CSS Text 3, section 8.2.1), and those that hang from one line.
  ///
  /// GLib's scripts, by the names of ISO 15924.
  private static let scripts: Set<GUnicodeScript.RawValue> = [
    G_UNICODE_SCRIPT_ADLAM.rawValue, G_UNICODE_SCRIPT_ARABIC.rawValue,
    G_UNICODE_SCRIPT_BENGALI.rawValue, G_UNICODE_SCRIPT_DEVANAGARI.rawValue,
    G_UNICODE_SCRIPT_GURMUKHI.rawValue, G_UNICODE_SCRIPT_HANIFI_ROHINGYA.rawValue,
    G_UNICODE_SCRIPT_MANDAIC.rawValue, G_UNICODE_SCRIPT_MANICHAEAN.rawValue,
    G_UNICODE_SCRIPT_MONGOLIAN.rawValue, G_UNICODE_SCRIPT_NKO.rawValue,
    G_UNICODE_SCRIPT_PHAGS_PA.rawValue, G_UNICODE_SCRIPT_PSALTER_PAHLAVI.rawValue,
    G_UNICODE_SCRIPT_SOGDIAN.rawValue, G_UNICODE_SCRIPT_SYRIAC.rawValue,
    G_UNICODE_SCRIPT_TIRHUTA.rawValue,
  ]

  /// The ranges of bytes where letters may be spaced; marks and signs go with what is before them.
  static func spacedRanges(in text: String) -> [Range<Int>] {
    var isJoined = false
    return text.byteRanges { scalar in
      let script = g_unichar_get_script(scalar.value)
      if script != G_UNICODE_SCRIPT_COMMON, script != G_UNICODE_SCRIPT_INHERITED {
        isJoined = scripts.contains(script.rawValue)
      }
      return !isJoined
    }
  }
}
