import Canvas

/// The two colours of a QR code: dark modules on a light plate.
package struct CodeColors: Hashable, Sendable {
  /// The colour of the dark modules.
  package let dark: Color
  /// The colour of the light modules, the quiet zone and the plate.
  package let light: Color

  /// Black on white, which every reader prefers.
  package static let blackOnWhite = CodeColors(dark: .black, uncheckedLight: .white)

  /// The least contrast that readers are to get along with (WCAG 2.2, success criterion 1.4.3).
  package static let minimumContrast = 4.5
  /// The contrast below which some readers struggle in bad light (success criterion 1.4.6).
  package static let goodContrast = 7.0

  /// Takes two opaque colours, or is nil when their code could not be read.
  ///
  /// Many phones read no light code on a dark ground, and none reads one without contrast.
  package init?(dark: Color, light: Color) {
    guard dark.alpha == 255, light.alpha == 255,
      dark.relativeLuminance < light.relativeLuminance,
      dark.contrast(with: light) >= Self.minimumContrast
    else { return nil }
    self.init(dark: dark, uncheckedLight: light)
  }

  /// The colours of a style's codes, or nil when those could not be read.
  init?(of style: ShareCardStyle) {
    self.init(
      dark: style.codeColor.canvasColor, light: style.codeBackgroundColor.canvasColor)
  }

  private init(dark: Color, uncheckedLight light: Color) {
    self.dark = dark
    self.light = light
  }
}
