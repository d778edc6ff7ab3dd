import Canvas
import Testing

@testable import ShareCards

@Suite struct ShareCardStyleInputsTests {
  private func inputs(_ style: ShareCardStyle) -> [String] {
    var inputs: [String] = []
    style.forEachInput { inputs.append($0) }
    return inputs
  }

  private static let color = CardColor(red: 0.1, green: 0.2, blue: 0.3)

  private static func gradients(
    _ shape: CardGradient.Shape, position: Double = 0
  ) -> CardBackground {
    CardBackground(gradients: [
      CardGradient(shape, stops: [CardGradient.Stop(color: color, position: position)])
    ])
  }

  private static func picture(_ key: UInt64) -> BackgroundPicture? {
    let source = try? PictureSource(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    return source.map { BackgroundPicture(CardPicture(source: $0, key: .init(high: 1, low: key))) }
  }

  private static let scrim = CardGradient(.linear(angle: 1), colors: [color])

  /// Changes of each stored property, by its name.
  private static let changes: [String: [@Sendable (inout ShareCardStyle) -> Void]] = [
    "id": [{ $0.id = "x" }],
    "displayName": [{ $0.displayName = "x" }],
    "backgroundColor": [
      { $0.backgroundColor = color }, { $0.backgroundColor = color.withOpacity(0.5) },
    ],
    "background": [
      { $0.background = gradients(.linear(angle: 1)) },
      { $0.background = gradients(.linear(angle: 2)) },
      { $0.background = gradients(.linear(angle: 1), position: 1) },
      { $0.background = gradients(.radial(x: 0, y: 0, radius: 1)) },
      { $0.background = gradients(.radial(x: 1, y: 0, radius: 0)) },
      { $0.background = gradients(.radial(x: 0, y: 1, radius: 0)) },
      { $0.background.gradients.append(scrim) },
      { $0.background.picture = picture(1) }, { $0.background.picture = picture(2) },
      {
        $0.background.picture = picture(1)
        $0.background.picture?.focus = .topLeading
      },
      {
        $0.background.picture = picture(1)
        $0.background.picture?.scrim = scrim
      },
    ],
    "primaryTextColor": [{ $0.primaryTextColor = color }],
    "secondaryTextColor": [{ $0.secondaryTextColor = color }],
    "accentColor": [{ $0.accentColor = color }],
    "surfaceColor": [{ $0.surfaceColor = color }],
    "codeColor": [{ $0.codeColor = color }],
    "codeBackgroundColor": [{ $0.codeBackgroundColor = color }],
    "titleFont": [{ $0.titleFont = CardFont(size: 31) }],
    "subtitleFont": [{ $0.subtitleFont = CardFont(size: 31) }],
    "metricFont": [
      { $0.metricFont = CardFont(size: 31) }, { $0.metricFont = CardFont(size: 31, weight: .bold) },
      { $0.metricFont = CardFont(size: 31, design: .serif) },
    ],
    "brandFont": [{ $0.brandFont = CardFont(size: 31) }],
    "cornerRadius": [{ $0.cornerRadius = 31 }],
    "codeCornerRadius": [{ $0.codeCornerRadius = 31 }],
    "contentPadding": [
      { $0.contentPadding = CardInsets(top: 1) }, { $0.contentPadding = CardInsets(leading: 1) },
      { $0.contentPadding = CardInsets(bottom: 1) },
      { $0.contentPadding = CardInsets(trailing: 1) },
    ],
    "alignment": [{ $0.alignment = .leading }],
    "brandPlacement": [{ $0.brandPlacement = .header }],
  ]

  @Test func differWithEveryPart() {
    let style = ShareCardStyle.statistics
    let parts = Mirror(reflecting: style).children.compactMap(\.label)
    #expect(Set(parts) == Set(Self.changes.keys))
    var all: Set = [inputs(style)]
    for part in parts.sorted() {
      for (index, change) in (Self.changes[part] ?? []).enumerated() {
        var changed = style
        change(&changed)
        #expect(all.insert(inputs(changed)).inserted, "\(part) \(index)")
        #expect(changed != style, "\(part) \(index)")
      }
    }
    #expect(all.contains(inputs(style)))
  }
}
