import Testing

@testable import ShareCards

/// How the parts of a kind come to their places in what all cards have in common.
@Suite struct CardPartTests {
  private static let body = """
    parts:
      code: {qr: 0.4}
      foot: {circle: primary}
    body:
      vstack: [{part: content}, {part: foot}, {part: code}]

    """

  private func blueprint(_ yaml: String = body) throws -> CardBlueprint {
    let (blueprint, diagnostics) = CardBlueprint.read(source(yaml))
    return try #require(blueprint, Comment(rawValue: printed(diagnostics)))
  }

  private func read(_ kind: String, _ blueprint: String = body) throws -> LayoutNode {
    let (layout, diagnostics) = CardLayout.read(
      source(kind), blueprint: try self.blueprint(blueprint))
    return try #require(layout, Comment(rawValue: printed(diagnostics))).body(for: .square)
  }

  private func told(_ kind: String, _ blueprint: String = body) throws -> String {
    let (layout, diagnostics) = CardLayout.read(
      source(kind, path: "quote.yml"), blueprint: try self.blueprint(blueprint))
    #expect(layout == nil)
    return printed(diagnostics)
  }

  /// The colours of the shapes in order.
  private func colors(_ node: LayoutNode) -> [ColorToken] {
    node.all.compactMap { node in
      if case .shape(let shape) = node.element { shape.color } else { nil }
    }
  }

  @Test func aKindBringsAPart() throws {
    #expect(colors(try read("content: {rectangle: accent}\n")) == [.accent, .primary])
  }

  @Test func aKindsPartTakesThePlaceOfTheCommonOne() throws {
    let node = try read("content: {rectangle: accent}\nfoot: {circle: surface}\n")
    #expect(colors(node) == [.accent, .surface])
    #expect(node.codeLimit == 0.4)
    #expect(try read("code: {qr: 0.55}\n").codeLimit == 0.55)
  }

  @Test func aPartThatNobodyBringsIsLeftOut() throws {
    let node = try read("{}\n")
    #expect(colors(node) == [.primary])
    var card = try Card.sample("page")
    card.layout = try #require(
      CardLayout.read(source("{}\n"), blueprint: blueprint()).layout)
    let names = try card.composed(.square).frames.map(\.name)
    #expect(names == ["vstack", "zstack", "shape", "zstack", "qr"])
  }

  @Test func aKindMayHaveABodyOfItsOwn() throws {
    let node = try read("body: {hstack: [{part: foot}, {part: code}]}\n")
    #expect(colors(node) == [.primary])
    guard case .stack(let stack) = node.element else {
      Issue.record("it is no stack")
      return
    }
    #expect(stack.axis == .horizontal)
  }

  /// The part's modifiers belong to it, those beside its name are around it.
  @Test func modifiersBesideAPartAreAroundIt() throws {
    let body = "body: {zstack: [{part: content, padding: 5}, {qr: 0.4}]}\n"
    let node = try read("content: {rectangle: accent, padding: 2}\n", body)
    let padding = node.all.map(\.modifiers.padding.top)
    #expect(padding == [0, 5, 2, 0])
  }

  @Test func textsHaveNumbersOfTheirOwn() throws {
    let node = try read(
      "content: {vstack: [{text: a}, {text: a}], overlay: {text: a}}\nfoot: {text: a}\n")
    let numbers = node.all.compactMap { node in
      if case .text(let text) = node.element { text.identity } else { nil }
    }
    #expect(numbers.sorted() == [1, 2, 3, 4])
  }

  @Test func tellsOfAPartThatNoBodyHas() throws {
    #expect(
      try told("contents: {rectangle: accent}\n") == """
        quote.yml:1:1: error: unknown key 'contents' [unknown-key]
            contents: {rectangle: accent}
            ^~~~~~~~ did you mean 'content'? keys: code, content, foot, body

        """)
  }

  @Test func tellsOfAPartThatABodyNamesWrongly() throws {
    let (blueprint, diagnostics) = CardBlueprint.read(
      source("parts: {code: {qr: 0.4}}\nbody: {vstack: [{part: [code]}]}\n"))
    #expect(blueprint == nil)
    #expect(
      printed(diagnostics) == """
        card.yml:2:24: error: 'part' of item 1 of 'body.vstack' must be text, not a list [wrong-type]
            body: {vstack: [{part: [code]}]}
                                   ^~~~~~ parts: code

        """)
  }

  @Test func tellsOfAPartInAPart() throws {
    let told = try told("content: {vstack: [{part: foot}]}\n")
    #expect(
      told == """
        quote.yml:1:27: error: 'part' cannot stand here [invalid-value]
            content: {vstack: [{part: foot}]}
                                      ^~~~ elements: vstack, hstack, zstack, grid, spacer, text, icon, \
        image, qr, rectangle, rounded-rectangle, circle, progress, ring

        """)
  }

  @Test func tellsOfALayoutWithoutAPlaceForTheCode() throws {
    let told = try told("code: {circle: accent}\n")
    let messages = told.split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      messages
        == ["square", "story", "wide", "compact"].map {
          "quote.yml:1:1: error: the layout has no place for the QR code of the size '\($0)' "
            + "[missing-key]"
        })
    #expect(told.contains("write 'qr: 0.4' where the code goes"))
  }

  @Test func tellsOfACodeThatOneSizeLacks() throws {
    let kind = "code: {qr: 0.4, sizes: {wide: {circle: accent}}}\n"
    #expect(
      try told(kind) == """
        quote.yml:1:1: error: the layout has no place for the QR code of the size 'wide' [missing-key]
            code: {qr: 0.4, sizes: {wide: {circle: accent}}}
            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ write 'qr: 0.4' where the code goes

        """)
  }

  @Test(arguments: ["", "parts: {}\n"])
  func tellsOfABlueprintWithoutABody(yaml: String) {
    let (blueprint, diagnostics) = CardBlueprint.read(source(yaml))
    #expect(blueprint == nil)
    #expect(diagnostics.map(\.message) == ["missing 'body'"])
  }

  @Test(arguments: EmbeddedTheme.names)
  func readsEveryLayoutOfTheBuiltInThemes(theme: String) throws {
    let paths = EmbeddedTheme.paths(of: theme).filter { $0.hasPrefix("cards/") }
    #expect(paths.contains("cards/page.yml"))
    let common = EmbeddedTheme.file("card.yml", of: theme) == nil ? "default" : theme
    let (blueprint, diagnostics) = CardBlueprint.read(
      try SampleTheme.source("card.yml", theme: common))
    #expect(printed(diagnostics) == "")
    for path in paths {
      let (layout, diagnostics) = CardLayout.read(
        try SampleTheme.source(path, theme: theme), blueprint: try #require(blueprint))
      #expect(printed(diagnostics) == "")
      #expect(layout != nil)
    }
  }

  @Test(arguments: ["opacity: 0", "rotation: 5", "clip: circle"])
  func nothingTurnsCutsOrFadesTheCode(modifier: String) throws {
    let message = try told("code: {vstack: [{qr: 0.4}], \(modifier)}\n")
    #expect(
      message.hasPrefix(
        "quote.yml:1:1: error: the layout turns, cuts or fades the QR code of the size 'square'"
          + " [invalid-value]\n"))
    #expect(
      message.contains("leave out 'rotation', 'clip' and 'opacity' on 'qr' and around it\n"))
    #expect(try read("content: {circle: accent, \(modifier)}\n").codeLimit == 0.4)
  }

  @Test func partsOfAnotherThemesKindsNeedNoPlace() throws {
    let layout = source("mark: {circle: accent}\ncontent: {circle: accent}\n", path: "quote.yml")
    let blueprint = try blueprint()
    #expect(CardLayout.read(layout, blueprint: blueprint).layout == nil)
    let (read, diagnostics) = CardLayout.read(layout, blueprint: blueprint, isOfOtherTheme: true)
    #expect(read != nil && diagnostics.isEmpty)
  }
}
