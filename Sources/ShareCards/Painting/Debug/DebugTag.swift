import Canvas

/// The name of a frame at its place.
struct DebugTag {
  let layout: TextLayout
  let area: PixelRect
  let color: DebugColor

  /// Finds the place of a tag: above the frame's corner, so that it covers little of what the frame
  /// holds, or right of the tags that are there already, or inside of the frame.
  ///
  /// - Parameters:
  ///   - width: the tag's width in pixels.
  ///   - height: its height in pixels.
  ///   - frame: the frame, whose width the tag does not begin beyond.
  ///   - isMirrored: whether the leading corner is the right one, from which tags go to the left.
  ///   - taken: where tags are already.
  ///   - card: the pixels of the card, which the tag does not leave.
  /// - Returns: the place, or nil when there is none.
  static func place(
    width: Int, height: Int, in frame: PixelRect, isMirrored: Bool, beside taken: [PixelRect],
    on card: PixelRect
  ) -> PixelRect? {
    let room = frame.intersection(card)
    guard !room.isEmpty, (1...card.width).contains(width), height > 0 else { return nil }
    let corner = isMirrored ? room.maxX - width : room.x
    var tag = PixelRect(x: 0, y: room.y - height, width: width, height: height)
    while tag.y < room.maxY {
      tag.x = min(max(corner, card.x), card.maxX - width)
      while let other = taken.first(where: { !$0.intersection(tag).isEmpty }) {
        tag.x = isMirrored ? other.x - width : other.maxX
      }
      let begins = isMirrored ? tag.maxX > room.x : tag.x < room.maxX
      if begins, card.contains(tag) { return tag }
      tag.y += height
    }
    return nil
  }
}
