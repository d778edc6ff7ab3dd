import Canvas
import TestSupport
import Testing

@Suite struct TextInkTests {
  static let texts = [
    "Ậyg Ǻĝj", "Ẫ\u{323}\u{331}\u{301}\u{30B}y", "مرحبا بالعالم", "ﷺ ﷽", "שָׁלוֹם עֲלֵיכֶם", "क्षत्रिय विद्या",
    "ที่นี่ ปั้น",
    "日本語、漢字。", "한국어 글", "👩🏽‍🚀👨‍👩‍👧‍👦🏆", "text 🏆", "fjord", "…j", "W/", "བོད་ཡིག", "ខ្មែរ", "தமிழ்",
    "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "Zażółć\ngęślą\njaźń", "“Quote”",
  ]

  @Test(arguments: texts, ["Inter", "Quicksand", "JetBrains Mono", "EB Garamond"])
  func knowsAllPixelsThatDrawingTouches(text: String, family: String) throws {
    for size in [11.3, 40, 97] {
      let attributes = TextAttributes(
        family: family, weight: .bold, size: size, alignment: .center)
      let sample = try TextSample(text, attributes, fonts: SampleFonts.system())
      let ink = sample.layout.inkBounds
      let bounds = sample.layout.unclippedBounds()
      #expect(!bounds.isEmpty)
      #expect(ink.contains(bounds))
      // What is promised is near what is there, or boxes would grow for nothing.
      let slack = max(4, Int(size / 4))
      #expect(bounds.insetBy(-slack).contains(ink))
      // The faintest pixels at an edge depend on where on the surface the text is.
      #expect(sample.paintedBounds.insetBy(-1).contains(bounds))
      #expect(bounds.insetBy(-1).contains(sample.paintedBounds))
    }
  }

  @Test func drawsNothingOutsideTheBitmap() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try TextLayout(
      "milestone", attributes: .sample, width: 500, maximumLines: 1, engine: engine)
    let bitmap = try Bitmap(width: 60, height: 40)
    for (x, y) in [(-30, -10), (40, 20), (-5000, 0), (0, 5000), (1_000_000, -1_000_000)] {
      engine.draw(layout, x: x, y: y, color: .white, on: bitmap)
    }
    #expect(bitmap.luminance(of: bitmap.bounds).contains(255))
  }

  @Test func drawsThePartThatIsOnTheBitmapAsTheWholeShowsIt() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try TextLayout(
      "milestone 🏆", attributes: .sample, width: 500, maximumLines: 1, engine: engine)
    let whole = try Bitmap(width: 300, height: 60)
    engine.draw(layout, x: 10, y: 5, color: .white, on: whole)
    let part = try Bitmap(width: 100, height: 30)
    engine.draw(layout, x: -90, y: -15, color: .white, on: part)
    let area = PixelRect(x: 100, y: 20, width: 100, height: 30)
    #expect(PixelGrid(part) == PixelGrid(try whole.cropped(to: area)))
  }

  @Test func blendsTextByItsOpacity() throws {
    let engine = try TextEngine(fonts: SampleFonts.system())
    let layout = try TextLayout(
      "███", attributes: .sample, width: 500, maximumLines: 1, engine: engine)
    let bitmap = try Bitmap(width: 100, height: 60)
    let color = Color(red: 255, green: 255, blue: 255, alpha: 128)
    engine.draw(layout, x: 0, y: 0, color: color, on: bitmap)
    #expect(bitmap.luminance(of: bitmap.bounds).max() == 128)
  }

  @Test func drawsTheSameOnSeveralThreads() async throws {
    let fonts = try SampleFonts.system()
    let pictures = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for task in 0..<4 {
        group.addTask {
          // Each task begins with another text, so that they meet in different ones.
          let texts = Self.texts[(task * 5)...] + Self.texts[..<(task * 5)]
          let drawn = try texts.map { ($0, try TextSample($0, fonts: fonts).bytes) }
          return drawn.sorted { $0.0 < $1.0 }.map(\.1)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 4)
    #expect(Set(pictures).count == 1)
  }
}
