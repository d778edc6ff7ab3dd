extension ShareCardStyle: CaseIterable {
  /// The three styles that are always there, and after them those of the default theme in the order
  /// of their names.
  ///
  /// The theme's files are read when this is first asked for.
  public static let allCases: [ShareCardStyle] =
    StyleLibrary.builtIn
    + StyleLibrary.embedded.sorted.filter { !StyleLibrary.builtIn.contains($0) }

  /// A style by its name, such as `sunrise`; nil when none of `allCases` has it.
  public init?(named name: String) {
    guard let style = Self.allCases.first(where: { $0.id == name }) else { return nil }
    self = style
  }

  /// The name, as an enumeration of strings has it: the same as `id`.
  public var rawValue: String { id }

  /// The same as `init(named:)`, as an enumeration of strings has it.
  public init?(rawValue: String) {
    self.init(named: rawValue)
  }

  /// Black on white with a blue accent.
  public static let minimal = ShareCardStyle(
    id: "minimal",
    displayName: "Minimal",
    backgroundColor: CardColor(white: 1),
    background: CardBackground(gradients: [
      CardGradient(
        .linear(angle: 180),
        stops: [
          CardGradient.Stop(color: CardColor(white: 1), position: 0.4),
          CardGradient.Stop(color: CardColor(red: 0.953, green: 0.965, blue: 0.984), position: 1),
        ])
    ]),
    primaryTextColor: CardColor(white: 0),
    secondaryTextColor: CardColor(white: 0.4),
    accentColor: CardColor(red: 0, green: 0.478, blue: 1),
    titleFont: CardFont(size: 28, weight: .semibold),
    subtitleFont: CardFont(size: 16),
    metricFont: CardFont(size: 48, weight: .bold, design: .rounded),
    cornerRadius: 16,
    contentPadding: CardInsets(top: 40, leading: 32, bottom: 40, trailing: 32),
    surfaceColor: CardColor(white: 0, opacity: 0.04)
  )

  /// Round type on a night blue, with a light blue accent.
  public static let branded = ShareCardStyle(
    id: "branded",
    displayName: "Branded",
    backgroundColor: CardColor(red: 0.1, green: 0.1, blue: 0.15),
    background: CardBackground(gradients: [
      CardGradient(
        // A quiet light behind the metric. Rows of one colour, and opaque ones, make PNG files that
        // are a fraction of those with a round or translucent light.
        .linear(angle: 180),
        stops: [
          CardGradient.Stop(color: CardColor(red: 0.11, green: 0.12, blue: 0.185), position: 0),
          CardGradient.Stop(color: CardColor(red: 0.13, green: 0.18, blue: 0.28), position: 0.36),
          CardGradient.Stop(color: CardColor(red: 0.1, green: 0.1, blue: 0.15), position: 0.85),
        ])
    ]),
    primaryTextColor: CardColor(white: 1),
    secondaryTextColor: CardColor(white: 0.7),
    accentColor: CardColor(red: 0.4, green: 0.7, blue: 1),
    titleFont: CardFont(size: 32, weight: .bold, design: .rounded),
    subtitleFont: CardFont(size: 18, weight: .medium, design: .rounded),
    metricFont: CardFont(size: 56, weight: .heavy, design: .rounded),
    cornerRadius: 24,
    contentPadding: CardInsets(top: 48, leading: 36, bottom: 48, trailing: 36)
  )

  /// Figures of one width on near black, with a green accent.
  public static let statistics = ShareCardStyle(
    id: "statistics",
    displayName: "Statistics",
    backgroundColor: CardColor(red: 0.05, green: 0.05, blue: 0.1),
    background: CardBackground(gradients: [
      CardGradient(
        .linear(angle: 180),
        stops: [
          CardGradient.Stop(
            color: CardColor(red: 0.1, green: 0.36, blue: 0.3, opacity: 0.3), position: 0),
          CardGradient.Stop(
            color: CardColor(red: 0.1, green: 0.36, blue: 0.3, opacity: 0), position: 0.7),
        ])
    ]),
    primaryTextColor: CardColor(white: 1),
    secondaryTextColor: CardColor(white: 0.6),
    accentColor: CardColor(red: 0.3, green: 0.85, blue: 0.6),
    titleFont: CardFont(size: 24, weight: .bold, design: .monospaced),
    subtitleFont: CardFont(size: 14, design: .monospaced),
    metricFont: CardFont(size: 44, weight: .bold, design: .monospaced),
    cornerRadius: 20,
    contentPadding: CardInsets(top: 36, leading: 28, bottom: 36, trailing: 28),
    surfaceColor: CardColor(white: 1, opacity: 0.06)
  )
}
