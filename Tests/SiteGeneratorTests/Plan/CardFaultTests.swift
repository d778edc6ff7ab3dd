import ShareCards
import Testing

@testable import SiteGenerator

/// What is told of a card that cannot be drawn.
@Suite struct CardFaultTests {
  private static let memory = "close other programs to free memory, then try again"

  @Test(arguments: [
    (
      ShareCardError.fontsUnavailable,
      "the wide card cannot be drawn: the text library does not start [no-fonts]",
      "install the packages fonts-inter and fonts-noto-core"
    ),
    (
      .pictureTooLarge(width: 9, height: 8),
      "a picture of 9x8 pixels is too large [rendering-failed]", "use a smaller size"
    ),
    (
      .invalidPayload, "the code of the wide card has nothing to carry [unscannable-code]",
      "write 'qr: false' for a card without a code"
    ),
    (
      .payloadTooLong(bytes: 201, limit: 200, size: .wide),
      "the page's address has 201 bytes, but at most 200 fit in a code of the correction level M "
        + "that can be scanned from the wide card [payload-too-long]",
      "shorten the page's path by 1 byte or write 'qr: {correction: L}'; it fits the cards square, "
        + "story, wide and compact"
    ),
    (
      .unreadableCodeColors(style: "night"),
      "the code of the wide card cannot be scanned in the colours of the style 'night' "
        + "[unscannable-code]",
      "give the style's codes an opaque dark colour on an opaque light one, with a contrast of 7 to "
        + "1 or more"
    ),
    (
      .unscannableCode(bytes: 24, size: .wide, check: .singleCode),
      "the code of the wide card cannot be scanned: another code is read beside it "
        + "[unscannable-code]", "leave out the other code"
    ),
    (
      .codeUnavailable(reason: "the QR code reader could not be started"),
      "the wide card cannot be drawn: the QR code reader could not be started [rendering-failed]",
      memory
    ),
    (
      .encodingFailed(format: "PNG"),
      "the wide card cannot be written as PNG [rendering-failed]", memory
    ),
    (
      .missingLayout(kind: "page"),
      "the theme has no card for the kind 'page' [missing-theme-file]",
      "add cards/page.yml to the theme"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(error: ShareCardError, message: String, hint: String) throws {
    let site = try #require(try SiteFixture(frontMatter: "title: A").load().site)
    let planner = CardPlanner(site: site)
    let moment = try #require(try planner.plan().pages.first)
    let told = CardArtifact.diagnostic(
      error, planned: try #require(moment.preview), of: moment,
      advisor: CodeAdvisor(codes: planner.codes))
    #expect(
      printed([told]) == """
        content/a.md:1:1: error: \(message)
            ---
            ^ \(hint)

        """)
  }
}
