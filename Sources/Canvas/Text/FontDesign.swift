/// The character of letter forms, and the families that draw it.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  case sansSerif
  case rounded
  case monospaced
  case serif
  /// For titles and figures that are to stand out.
  case display

  /// The family to take glyphs from first.
  package var family: String {
    switch self {
    case .sansSerif: "Inter"
    case .rounded: "Quicksand"
    case .monospaced: "JetBrains Mono"
    case .serif: "EB Garamond"
    case .display: "Manrope"
    }
  }

  /// The families of a like character for what the first one lacks, before the library's own
  /// fallbacks.
  ///
  /// Han characters are not among them: the language of a text chooses their forms.
  package var fallbacks: [String] {
    switch self {
    case .sansSerif, .rounded, .display: []
    case .monospaced: ["Noto Sans Mono"]
    case .serif: ["Noto Serif"] + Self.serifScripts.map { "Noto Serif \($0)" }
    }
  }

  private static let serifScripts = [
    "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew",
    "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Sinhala", "Tamil", "Telugu", "Thai",
    "Tibetan",
  ]
}
