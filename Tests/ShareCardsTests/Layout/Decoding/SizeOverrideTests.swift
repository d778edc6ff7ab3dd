import Testing

@testable import ShareCards

/// What a layout has otherwise for some sizes.
@Suite struct SizeOverrideTests {
  private func bodies(_ body: String, kind: String = "{}\n") throws -> CardLayout {
    let (blueprint, found) = CardBlueprint.read(source(body))
    let (layout, diagnostics) = CardLayout.read(
      source(kind), blueprint: try #require(blueprint, Comment(rawValue: printed(found))))
    return try #require(layout, Comment(rawValue: printed(diagnostics)))
  }

  private func told(_ body: String) -> String {
    let (blueprint, diagnostics) = CardBlueprint.read(source(body))
    #expect(blueprint == nil)
    return printed(diagnostics)
  }

  @Test func replacesValuesAtEveryLevel() throws {
    let layout = try bodies(
      """
      body:
        vstack:
          - qr: 0.4
            sizes: {compact: {qr: 0.5}}
          - rectangle: accent
            frame: {width: 10, height: 20, sizes: {wide: {width: 11}, story: {max-width: 9}}}
            background:
              circle: surface
              sizes: {wide: {circle: primary}}
        spacing: 4
        sizes: {wide: {spacing: 5}, square: {padding: 1}}
      """)
    func stack(_ size: ShareCardSize) throws -> StackElement {
      guard case .stack(let stack) = layout.body(for: size).element else {
        throw ShareCardError.missingLayout(kind: size.id)
      }
      return stack
    }
    #expect(try ShareCardSize.allCases.map { try stack($0).spacing } == [4, 4, 5, 4])
    #expect(
      ShareCardSize.allCases.map { layout.body(for: $0).modifiers.padding.top } == [1, 0, 0, 0])
    #expect(ShareCardSize.allCases.map(layout.codeLimit) == [0.4, 0.4, 0.4, 0.5])
    let frames = try ShareCardSize.allCases.map { try stack($0).children.last?.modifiers.frame }
    #expect(frames.map { $0?.width } == [.points(10), .points(10), .points(11), .points(10)])
    #expect(frames.map { $0?.height } == Array(repeating: .points(20), count: 4))
    #expect(frames.map { $0?.maximumWidth } == [nil, .points(9), nil, nil])
    let colors = try ShareCardSize.allCases.map { size in
      try stack(size).children.last?.modifiers.background.first?.element
    }
    let (surface, primary) = (
      LayoutNode.Element.shape(ShapeElement(shape: .circle, color: .surface)),
      LayoutNode.Element.shape(ShapeElement(shape: .circle, color: .primary))
    )
    #expect(colors == [surface, surface, primary, surface])
  }

  @Test func replacesAnElementAndKeepsItsModifiers() throws {
    let layout = try bodies(
      """
      body:
        vstack: [{qr: 0.4}, {circle: accent}]
        padding: 3
        sizes: {story: {hstack: [{qr: 0.6}]}}
      """)
    var row = LayoutNode(
      .stack(
        StackElement(
          axis: .horizontal, children: [LayoutNode(.qr(CodeElement(limit: 0.6)))], spacing: 0)))
    row.modifiers.padding = CardInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    #expect(layout.body(for: .story) == row)
    #expect(layout.body(for: .wide).all.count == 3)
  }

  @Test func givesAPartOfAKindOtherValues() throws {
    let layout = try bodies(
      "body: {vstack: [{part: content}, {qr: 0.4}]}\n",
      kind: "content: {circle: accent}\nsizes: {wide: {content: {circle: primary}}}\n")
    let colors = ShareCardSize.allCases.map { size in
      layout.body(for: size).all.compactMap { node in
        if case .shape(let shape) = node.element { shape.color } else { nil }
      }
    }
    #expect(colors == [[.accent], [.accent], [.primary], [.accent]])
  }

  @Test func takesAnElementInsideOfAnOverride() throws {
    let layout = try bodies(
      "body: {qr: 0.4, sizes: {wide: {vstack: [{qr: 0.3, sizes: {wide: {qr: 0.35}}}]}}}\n")
    #expect(layout.codeLimit(for: .wide) == 0.35)
  }

  @Test func tellsOfASizeThatThereIsNot() {
    #expect(
      told("body: {qr: 0.4, sizes: {wise: {qr: 0.5}}}\n") == """
        card.yml:1:25: error: unknown key 'wise' [unknown-key]
            body: {qr: 0.4, sizes: {wise: {qr: 0.5}}}
                                    ^~~~ did you mean 'wide'? keys: square, story, wide, compact

        """)
  }

  @Test func tellsOfAnOverrideThatIsNoMapping() {
    #expect(
      told("body: {qr: 0.4, sizes: {wide: 0.5}}\n") == """
        card.yml:1:31: error: 'wide' must be a mapping, not text [wrong-type]
            body: {qr: 0.4, sizes: {wide: 0.5}}
                                          ^~~ write it as 'key: value' lines

        """)
  }

  @Test func tellsAFaultOfAllSizesOnce() {
    #expect(
      told("body: {vstack: [{qr: 0.4}, {circle: blue}], sizes: {wide: {spacing: -1}}}\n") == """
        card.yml:1:37: error: unknown colour 'blue' [invalid-value]
            body: {vstack: [{qr: 0.4}, {circle: blue}], sizes: {wide: {spacing: -1}}}
                                                ^~~~ colours: primary, secondary, accent, surface, \
        on-accent
        card.yml:1:69: error: 'body.spacing' must be a number from 0 to 1000, not '-1' [wrong-type]
            …r: 0.4}, {circle: blue}], sizes: {wide: {spacing: -1}}}
                                                               ^~

        """)
  }

  /// An override without effect would be a puzzle.
  @Test func tellsOfAnUnknownKeyInAnOverride() {
    #expect(
      told("body: {qr: 0.4, sizes: {wide: {pading: 1}}}\n").hasPrefix(
        "card.yml:1:32: error: unknown key 'pading' in 'body' [unknown-key]\n"))
  }
}
