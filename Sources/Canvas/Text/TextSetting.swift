/// All that decides how a text's glyphs follow each other, whatever its size and the room.
///
/// Every text is set at one em size, so one setting serves a text at all sizes of a card.
struct TextSetting: Hashable {
  let text: String
  let families: [String]
  let weight: FontWeight
  /// What is added between letters, in Pango's units at the em size of `SetText`.
  let tracking: Int32
  let hasTabularFigures: Bool
  let hasLiningFigures: Bool
  let direction: TextDirection
  let language: String
  let spans: [TextSpan]

  /// The em size in which every text is set, in Pango's pixels.
  static let emSize: Double = 64
  /// Pango's units in one of its pixels (`PANGO_SCALE`).
  static let unitsPerPixel: Double = 1024
  /// The most that is added between letters, or taken away, in em.
  private static let maximumTracking = 2.0

  init(_ text: String, attributes: TextAttributes, spans: [TextSpan]) {
    self.text = text
    families = [attributes.family] + attributes.fallbacks
    weight = attributes.weight
    let ems = attributes.tracking / attributes.size
    let bounded = ems.isNaN ? 0 : min(max(ems, -Self.maximumTracking), Self.maximumTracking)
    tracking = Int32(bounded * Self.emSize * Self.unitsPerPixel)
    hasTabularFigures = attributes.hasTabularFigures
    hasLiningFigures = attributes.hasLiningFigures
    direction = attributes.direction ?? TextDirection(of: text)
    language = attributes.language
    self.spans = spans
  }

  /// Where lines end.
  enum Wrapping: Hashable {
    /// At forced breaks only.
    case none
    /// At a width in Pango's units, inside of a word if need be, with the most lines; the last one
    /// may end in an ellipsis.
    case width(Int32, lines: Int)
    /// At the given bytes of the set text, where each line takes at most the width.
    case breaks([Int], width: Int32)
  }

  /// A setting with its line ends, which is what is worth keeping.
  struct Key: Hashable {
    let setting: TextSetting
    let wrapping: Wrapping
  }
}
