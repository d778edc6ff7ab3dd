import Canvas
import Testing

/// Drawings that would keep what draws them busy for long.
@Suite struct SVGEffortTests {
  private static func file(_ content: String) -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 90'>\(content)</svg>".utf8)
  }

  private static func times(_ count: Int, _ part: String) -> String {
    String(repeating: part, count: count)
  }

  private static let shape = "<path d='M0 0h9v9z'/>"
  private static let blur = "<filter id='a'><feGaussianBlur stdDeviation='30'/></filter>"

  private static let dear: [String] = [
    times(20_001, shape),
    "<g id='a'>\(times(1100, shape))</g>" + times(1000, "<use href='#a'/>"),
    "<g id='a'>\(times(1100, shape))</g>" + times(1000, "<use\n href='#a'/>"),
    times(200, "<rect style='mix-blend-mode:multiply'/>"),
    times(200, "<rect style='MIX-BLEND-MODE : multiply'/>"),
    times(200, "<rect style='mix-blend-m\\6f de:multiply'/>"),
    times(20, "<mask id='m'><rect mask='url(#m)'/></mask>"),
    times(200, "<g opacity='0.5'><path d=''/></g>"), blur + times(100, "<rect filter='url(#a)'/>"),
    "<filter id='a'>\(times(200, "<feGaussianBlur/>"))</filter><rect filter='url(#a)'/>",
    "<style>rect{filter:blur(1px)}</style>" + times(200, "<rect/>"),
    "<style>rect{f\\69 lter:blur(1px)}</style>" + times(200, "<rect/>"),
    "<path d='\(times(20_000, "L9 9 0 1"))'/>",
    "<g id='a'><rect filter='url(#b)'/></g>" + times(100, "<use href='#a'/>"),
  ]

  @Test(arguments: dear.indices)
  func areRefused(index: Int) {
    #expect(throws: PictureError.refused(.effort)) {
      try PictureSource(Self.file(Self.dear[index]))
    }
  }

  private static let usual: [String] = [
    times(15_000, "<rect x='1' y='1' width='1' height='1'/>"),
    "<rect id='m' width='1' height='1'/>" + times(15_000, "<use href='#m' x='1'/>"),
    "<style>.a{fill:red;fill-opacity:.5}</style>" + times(300, "<path class='a' d='M0 0'/>"),
    times(8, "<mask id='m'><rect/></mask><rect mask='url(#m)'/>"),
    times(60, "<g opacity='0.5'><path d='M0 0h9v9z'/></g>"),
    "<filter id='a'>\(times(6, "<feOffset/>"))<feGaussianBlur/></filter>"
      + times(3, "<rect filter='url(#a)'/>") + times(200, shape),
    "<path d='\(times(5000, "L9 9 0 1"))'/>",
  ]

  @Test(arguments: usual.indices)
  func areFewAmongThoseThatPeopleMake(index: Int) throws {
    let source = try PictureSource(Self.file(Self.usual[index]))
    #expect(try source.rendered(width: 30, height: 30).width == 30)
  }
}
