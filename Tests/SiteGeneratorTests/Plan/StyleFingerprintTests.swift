import ShareCards
import Testing

@testable import SiteGenerator

@Suite struct StyleFingerprintTests {
  private func style(code: CardColor, ground: CardColor) -> ShareCardStyle {
    var style = ShareCardStyle.minimal
    (style.codeColor, style.codeBackgroundColor) = (code, ground)
    return style
  }

  @Test func changesWithTheColoursOfTheCode() {
    let (black, white) = (CardColor(white: 0), CardColor(white: 1))
    let other = CardColor(red: 0, green: 0, blue: 0.3)
    let styles = [
      style(code: black, ground: white), style(code: other, ground: white),
      style(code: black, ground: CardColor(white: 0.9)),
    ]
    #expect(Set(styles.map(CardPlanner.fingerprint)).count == 3)
    #expect(CardPlanner.fingerprint(of: styles[0]) == CardPlanner.fingerprint(of: .minimal))
  }
}
