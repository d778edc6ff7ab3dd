import ShareCards

extension CardColor {
  /// The opaque colour as CSS and `theme-color` want it, `#1668d6`.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { component in
        let value = Int((component * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16)
      }.joined()
  }
}
