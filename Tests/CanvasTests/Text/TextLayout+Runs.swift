import CPango

@testable import Canvas

extension TextLayout {
  /// A piece of a text that one font draws.
  struct Run {
    let family: String
    let language: String
    let text: String
    let clusters: Int
  }

  /// The families of the text's pieces.
  var families: [String] { runs.map(\.family) }

  /// The pieces that Pango draws, in the order of the text.
  var runs: [Run] {
    lines.flatMap { line in
      var result: [(offset: Int32, run: Run)] = []
      var next = line.setLine.pointer.pointee.runs
      while let node = next {
        next = node.pointee.next
        let run = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self)
        guard let item = run.pointee.item else { continue }
        result.append((item.pointee.offset, self.run(run, item.pointee)))
      }
      return result.sorted { $0.offset < $1.offset }.map(\.run)
    }
  }

  private func run(_ run: UnsafeMutablePointer<PangoLayoutRun>, _ item: PangoItem) -> Run {
    let description = pango_font_describe(item.analysis.font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) }
    let language = pango_language_to_string(item.analysis.language).map { String(cString: $0) }
    let glyphs = run.pointee.glyphs.pointee
    let clusters = Set((0..<Int(glyphs.num_glyphs)).map { glyphs.log_clusters[$0] })
    let bytes = Array(text.utf8)
      .dropFirst(Int(item.offset)).prefix(Int(item.length))
    return Run(
      family: family ?? "", language: language ?? "none",
      text: String(decoding: bytes, as: UTF8.self), clusters: clusters.count)
  }
}
