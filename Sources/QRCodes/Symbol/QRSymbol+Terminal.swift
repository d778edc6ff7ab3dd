extension QRSymbol {
  /// What the blocks of a code in text are drawn with.
  package enum BlockInk: Sendable {
    /// Black on white by the terminal's escape sequences, whatever its own colours.
    case blackOnWhite
    /// The text's ink is the dark modules: right where text is dark on light, as in an editor.
    case darkModules
    /// The text's ink is the light modules: right where text is light on dark, as in most terminals.
    case lightModules
  }

  /// The code with its quiet zone in block elements (U+2580, U+2584, U+2588), two rows of modules
  /// in each line of text.
  ///
  /// A character of a terminal is about twice as high as it is wide, so that the modules come out
  /// square. The number of rows is odd; the half line below the last one is light.
  ///
  /// - Parameter ink: what the blocks are drawn with.
  /// - Returns: lines of `sideWithQuietZone` columns, each with a line feed.
  package func blockText(ink: BlockInk) -> String {
    var text = ""
    for row in stride(from: 0, to: sideWithQuietZone, by: 2) {
      if ink == .blackOnWhite { text += Self.blackOnWhite }
      for column in 0..<sideWithQuietZone {
        let upper = isInked(column: column, row: row, ink: ink)
        let lower = isInked(column: column, row: row + 1, ink: ink)
        text.unicodeScalars.append(Self.block(upper: upper, lower: lower))
      }
      text += ink == .blackOnWhite ? Self.usualColors + "\n" : "\n"
    }
    return text
  }

  /// The colours 16 and 231 of xterm's palette, which themes leave black and white (ECMA-48,
  /// section 8.3.117, with the extension of ITU-T T.416).
  private static let blackOnWhite = "\u{1B}[38;5;16;48;5;231m"
  private static let usualColors = "\u{1B}[0m"

  /// Whether a module is drawn, counted from the top left corner of the quiet zone.
  private func isInked(column: Int, row: Int, ink: BlockInk) -> Bool {
    let isDark = self[column: column - Self.quietZone, row: row - Self.quietZone]
    return isDark == (ink != .lightModules)
  }

  private static func block(upper: Bool, lower: Bool) -> Unicode.Scalar {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
