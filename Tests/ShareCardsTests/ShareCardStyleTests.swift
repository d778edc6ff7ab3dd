import ShareCards
import Testing

/// The numbers of the share-card template.
@Suite struct ShareCardStyleTests {
  @Test func minimalHasItsNumbers() {
    let style = ShareCardStyle.minimal
    #expect(style.backgroundColor == CardColor(red: 1, green: 1, blue: 1))
    #expect(style.primaryTextColor == CardColor(red: 0, green: 0, blue: 0))
    #expect(style.secondaryTextColor == CardColor(red: 0.4, green: 0.4, blue: 0.4))
    #expect(style.accentColor == CardColor(red: 0, green: 0.478, blue: 1))
    #expect(style.titleFont == CardFont(size: 28, weight: .semibold, design: .default))
    #expect(style.subtitleFont == CardFont(size: 16, weight: .regular, design: .default))
    #expect(style.metricFont == CardFont(size: 48, weight: .bold, design: .rounded))
    #expect(style.brandFont == CardFont(size: 14, weight: .medium, design: .default))
    #expect(style.cornerRadius == 16)
    #expect(style.contentPadding == CardInsets(top: 40, leading: 32, bottom: 40, trailing: 32))
  }

  @Test func brandedHasItsNumbers() {
    let style = ShareCardStyle.branded
    #expect(style.backgroundColor == CardColor(red: 0.1, green: 0.1, blue: 0.15))
    #expect(style.primaryTextColor == CardColor(red: 1, green: 1, blue: 1))
    #expect(style.secondaryTextColor == CardColor(red: 0.7, green: 0.7, blue: 0.7))
    #expect(style.accentColor == CardColor(red: 0.4, green: 0.7, blue: 1))
    #expect(style.titleFont == CardFont(size: 32, weight: .bold, design: .rounded))
    #expect(style.subtitleFont == CardFont(size: 18, weight: .medium, design: .rounded))
    #expect(style.metricFont == CardFont(size: 56, weight: .heavy, design: .rounded))
    #expect(style.brandFont == CardFont(size: 14, weight: .medium, design: .default))
    #expect(style.cornerRadius == 24)
    #expect(style.contentPadding == CardInsets(top: 48, leading: 36, bottom: 48, trailing: 36))
  }

  @Test func statisticsHasItsNumbers() {
    let style = ShareCardStyle.statistics
    #expect(style.backgroundColor == CardColor(red: 0.05, green: 0.05, blue: 0.1))
    #expect(style.primaryTextColor == CardColor(red: 1, green: 1, blue: 1))
    #expect(style.secondaryTextColor == CardColor(red: 0.6, green: 0.6, blue: 0.6))
    #expect(style.accentColor == CardColor(red: 0.3, green: 0.85, blue: 0.6))
    #expect(style.titleFont == CardFont(size: 24, weight: .bold, design: .monospaced))
    #expect(style.subtitleFont == CardFont(size: 14, weight: .regular, design: .monospaced))
    #expect(style.metricFont == CardFont(size: 44, weight: .bold, design: .monospaced))
    #expect(style.brandFont == CardFont(size: 14, weight: .medium, design: .default))
    #expect(style.cornerRadius == 20)
    #expect(style.contentPadding == CardInsets(top: 36, leading: 28, bottom: 36, trailing: 28))
  }

  @Test(arguments: ShareCardStyle.allCases.prefix(3)) func hasCodesOfBlackOnWhite(
    style: ShareCardStyle
  ) {
    #expect(style.codeColor == CardColor(red: 0, green: 0, blue: 0))
    #expect(style.codeBackgroundColor == CardColor(red: 1, green: 1, blue: 1))
  }

  @Test func namesItsCases() {
    #expect(ShareCardStyle.allCases.prefix(3).map(\.id) == ["minimal", "branded", "statistics"])
    #expect(
      ShareCardStyle.allCases.prefix(3).map(\.displayName) == ["Minimal", "Branded", "Statistics"])
    #expect(Set(ShareCardStyle.allCases.map(\.id)).count == ShareCardStyle.allCases.count)
  }

  @Test func clampsWhatIsOutOfRange() {
    let color = CardColor(red: -1, green: 2, blue: .nan, opacity: .infinity)
    #expect([color.red, color.green, color.blue, color.opacity] == [0, 1, 0, 1])
    #expect(CardFont(size: .nan).size == 1)
    #expect(CardFont(size: -8).size == 1)
    #expect(CardFont(size: .infinity).size == 1000)
    let insets = CardInsets(top: -1, leading: .nan, bottom: .infinity, trailing: 12.5)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [0, 0, 1000, 12.5])
  }
}

@Suite struct ShareCardSizeTests {
  @Test(arguments: [
    (ShareCardSize.square, "square", 1080, 1080, "Square (1080x1080)"),
    (.story, "story", 1080, 1920, "Story (1080x1920)"),
    (.wide, "wide", 1200, 630, "Wide (1200x630)"),
    (.compact, "compact", 800, 600, "Compact (800x600)"),
  ])
  func hasItsNumbers(
    size: ShareCardSize, id: String, width: Int, height: Int, displayName: String
  ) {
    #expect(size.id == id)
    #expect(size.width == width)
    #expect(size.height == height)
    #expect(size.displayName == displayName)
    #expect(size.aspectRatio == Double(width) / Double(height))
  }

  @Test func listsThemAll() {
    #expect(ShareCardSize.allCases == [.square, .story, .wide, .compact])
  }
}
