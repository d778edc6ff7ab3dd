import Canvas

extension TextLayout {
  /// Narrows the text's box to its lines, so that it can be centred by what is seen.
  ///
  /// - Parameters:
  ///   - width: the width that the text may take, in pixels.
  ///   - balanced: whether to narrow it further, as far as the number of lines stays, so that the
  ///     lines are about equally long and the last is no single short word.
  func hugLines(width: Double, balanced: Bool) {
    let lines = lineCount
    if balanced, lines > 1, !lacksRoom, !breaksInsideWords {
      balance(lines: lines, from: width)
    }
    // Rounding up keeps each line where it is.
    setWidth(size.width.rounded(.up) + 1)
    if lineCount != lines { setWidth(width) }
  }

  /// Finds the narrowest width that needs no more lines, to the pixel.
  private func balance(lines: Int, from width: Double) {
    var (low, high) = (width / Double(lines + 1), width)
    while high - low > 1 {
      let middle = (low + high) / 2
      setWidth(middle)
      if lineCount > lines || lacksRoom || breaksInsideWords {
        low = middle
      } else {
        high = middle
      }
    }
    setWidth(high)
  }
}
