import CPango

/// Sets and draws text with Pango and Cairo.
///
/// A font map of Pango belongs to one thread at a time, so an engine belongs to one task at a
/// time. It is dear to make (20 ms for the first text) and cheap to keep: a renderer keeps one.
package final class TextEngine {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let contexts: [TextDirection: OpaquePointer]
  private var cache = TextCache()
  /// How often a text had to be set, for tests of how little that is done.
  private(set) var settingCount = 0
  /// How many texts that were set are kept for when they come again.
  var keptTextCount: Int { cache.count }
  private var scratch: [UInt32] = []

  /// - Throws: `CanvasError.textUnavailable` when the libraries refuse to start.
  package init(fonts: FontLibrary) throws(CanvasError) {
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .textUnavailable
    }
    self.fontMap = fontMap
    // A context says how a text is read; Pango cannot be told for a text alone.
    var contexts: [TextDirection: OpaquePointer] = [:]
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      contexts[direction] = pango_font_map_create_context(fontMap)
    }
    self.contexts = contexts
    pango_fc_font_map_set_config(OpaquePointer(fontMap), fonts.pointer)
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    for (direction, context) in contexts { Self.configure(context, direction: direction) }
  }

  deinit {
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Fixes everything that a desktop's settings could change: outlines are neither hinted nor
  /// moved to whole pixels, edges are grey, a point is a pixel, and the locale chooses nothing.
  private static func configure(_ context: OpaquePointer, direction: TextDirection) {
    guard let options = cairo_font_options_create() else { return }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(
      context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
  }

  /// The text with line ends of a kind; kept from before, or set anew.
  func text(
    _ setting: TextSetting, _ wrapping: TextSetting.Wrapping
  ) throws(CanvasError) -> SetText {
    try cache.text(TextSetting.Key(setting: setting, wrapping: wrapping)) {
      key throws(CanvasError) in
      settingCount += 1
      guard let context = contexts[setting.direction] else { throw .textUnavailable }
      return try SetText(key, context: context)
    }
  }

  /// Draws a text that was set by this engine.
  ///
  /// - Parameters:
  ///   - layout: the text.
  ///   - x: the column of the left edge of the text's box.
  ///   - y: the row of the top edge of the text's box.
  ///   - color: the colour; emoji keep their own and take its opacity.
  ///   - surface: what to draw on. Nothing is drawn outside of it.
  package func draw(
    _ layout: TextLayout, x: Int, y: Int, color: Color, on surface: some PixelSurface
  ) {
    let rows = surface.pixelRows
    let area = layout.inkBounds.offsetBy(x: x, y: y).intersection(rows.bounds)
    guard !area.isEmpty else { return }
    rasterize(layout, color: color, area: area, x: x, y: y)
    scratch.withUnsafeBufferPointer { scratch in
      scratch.withMemoryRebound(to: Int32.self) { scratch in
        for row in 0..<area.height {
          let source = scratch[(row * area.width)..<((row + 1) * area.width)]
          rows.composite(UnsafeBufferPointer(rebasing: source), x: area.x, y: area.y + row)
        }
      }
    }
  }

  /// Fills the scratch pixels with the part of the text that falls on `area`, premultiplied.
  private func rasterize(_ layout: TextLayout, color: Color, area: PixelRect, x: Int, y: Int) {
    let count = area.width * area.height
    if scratch.count < count {
      scratch = [UInt32](repeating: 0, count: count)
    } else {
      scratch.withUnsafeMutableBufferPointer { $0[..<count].update(repeating: 0) }
    }
    scratch.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32,
        Int32(area.width), Int32(area.height), Int32(area.width * 4))
      let drawing = cairo_create(surface)
      cairo_set_source_rgba(
        drawing, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        Double(color.alpha) / 255)
      cairo_translate(drawing, Double(x - area.x), Double(y - area.y))
      cairo_scale(drawing, layout.scale, layout.scale)
      for line in layout.lines {
        cairo_move_to(drawing, line.x / layout.scale, line.baseline / layout.scale)
        pango_cairo_show_layout_line(drawing, line.setLine.pointer)
      }
      cairo_destroy(drawing)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
  }
}
