/// Keeps texts that were set, since a card's texts come again at other sizes and in other places.
///
/// What was not asked for while as many others were set is forgotten, so that a run over thousands
/// of cards takes no more memory than one over a few.
struct TextCache {
  private var recent: [TextSetting.Key: SetText] = [:]
  private var older: [TextSetting.Key: SetText] = [:]

  /// How many texts are kept at least; as many again may be.
  private static let capacity = 64

  /// The text with these line ends, which is set when it is not kept.
  mutating func text(
    _ key: TextSetting.Key, make: (TextSetting.Key) throws(CanvasError) -> SetText
  ) throws(CanvasError) -> SetText {
    if let kept = recent[key] { return kept }
    let text: SetText
    if let kept = older[key] { text = kept } else { text = try make(key) }
    if recent.count >= Self.capacity {
      older = recent
      recent = [:]
    }
    recent[key] = text
    return text
  }

  /// How many texts are kept.
  var count: Int { recent.count + older.count }
}
