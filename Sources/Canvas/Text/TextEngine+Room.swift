extension TextEngine {
  /// The text with lines that suit the room.
  ///
  /// Nearly all texts of a card are one line. Those are set once, whatever the width, and the same
  /// setting tells where a longer text may break.
  func text(_ setting: TextSetting, in room: TextRoom) throws(CanvasError) -> SetText {
    let natural = try text(setting, .none)
    if natural.lines.count <= room.maximumLines, natural.width <= room.width { return natural }
    if room.isBalanced, let balanced = try balanced(natural, in: room) { return balanced }
    return try text(setting, .width(room.width, lines: room.maximumLines))
  }

  /// The text with lines that are about equally long; nil when there is no way.
  private func balanced(
    _ natural: SetText, in room: TextRoom
  ) throws(CanvasError) -> SetText? {
    guard
      let breaks = natural.lineBreaker.balanced(
        width: Int(room.width), maximumLines: room.maximumLines)
    else { return nil }
    // A line is set a little wider or narrower than the sum of its parts.
    let width = min(room.width, Int32(clamping: breaks.width) + Self.widthTolerance)
    let result = try text(natural.setting, .breaks(breaks.offsets, width: width))
    return result.lines.count == breaks.lines && result.width <= room.width ? result : nil
  }

  /// Half of an em.
  private static let widthTolerance = Int32(TextSetting.emSize * TextSetting.unitsPerPixel / 2)
}
