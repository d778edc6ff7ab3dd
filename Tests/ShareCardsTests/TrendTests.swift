import Canvas
import Testing

@testable import ShareCards

@Suite struct TrendTests {
  @Test(arguments: StatItem.Trend.allCases, ShareCardStyle.allCases)
  func isLegibleInEveryStyle(trend: StatItem.Trend, style: ShareCardStyle) {
    let background = style.backgroundColor.canvasColor
    let color = trend.color(in: style).canvasColor.over(background)
    #expect(color.contrast(with: background) >= 4.5)
  }

  @Test func isDarkerOnLightBackgrounds() {
    let (up, dark) = (StatItem.Trend.up, StatItem.Trend.down)
    #expect(up.color(in: .branded) == CardColor(red: 0.204, green: 0.780, blue: 0.349))
    #expect(dark.color(in: .branded) == CardColor(red: 1, green: 0.231, blue: 0.188))
    #expect(up.color(in: .minimal) == CardColor(red: 0.06, green: 0.45, blue: 0.19))
    #expect(dark.color(in: .minimal) == CardColor(red: 0.75, green: 0.07, blue: 0.05))
    #expect(StatItem.Trend.neutral.color(in: .minimal) == ShareCardStyle.minimal.secondaryTextColor)
  }

  @Test func takesThePrimaryColorWhereNoOtherIsLegible() {
    let style = ShareCardStyle.with(background: CardColor(red: 0.5, green: 0.45, blue: 0.4))
    #expect(StatItem.Trend.up.color(in: style) == style.primaryTextColor)
  }

  @Test func pointsWhereTheTextGoes() {
    let trends = StatItem.Trend.allCases
    #expect(
      trends.map { $0.arrow(.leftToRight) } == [
        "\u{2197}\u{FE0E}", "\u{2198}\u{FE0E}", "\u{2192}\u{FE0E}",
      ])
    #expect(
      trends.map { $0.arrow(.rightToLeft) } == [
        "\u{2196}\u{FE0E}", "\u{2199}\u{FE0E}", "\u{2190}\u{FE0E}",
      ])
  }
}
