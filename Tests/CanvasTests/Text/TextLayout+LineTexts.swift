@testable import Canvas

extension TextLayout {
  /// The text of each line.
  var lineTexts: [String] {
    lines.map { line in
      String(decoding: Array(text.utf8)[line.setLine.bytes], as: UTF8.self)
    }
  }

  /// The width of the longest line and of the last one, in pixels.
  var lineWidths: (longest: Double, last: Double) {
    let widths = lines.map { Double($0.setLine.width) * scale / TextSetting.unitsPerPixel }
    return (widths.max() ?? 0, widths.last ?? 0)
  }
}
