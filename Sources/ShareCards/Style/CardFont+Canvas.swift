import Canvas

extension CardFont.Design {
  /// The design as the canvas names it.
  var fontDesign: FontDesign {
    switch self {
    case .default: .sansSerif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .serif: .serif
    case .display: .display
    }
  }
}

extension CardFont.Weight {
  var fontWeight: FontWeight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    }
  }
}

extension CardColor {
  /// The colour in 8 bits a channel, rounded to the nearest value.
  var canvasColor: Color {
    func channel(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    return Color(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(opacity))
  }
}
