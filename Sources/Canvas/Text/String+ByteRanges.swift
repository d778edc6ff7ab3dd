extension String {
  /// The ranges of bytes in UTF-8 that hold the scalars that meet a condition, each as long as it
  /// can be.
  ///
  /// - Parameter condition: is asked about every scalar in turn.
  /// - Returns: the ranges in the order of the text.
  func byteRanges(where condition: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = 0
    for scalar in unicodeScalars {
      let end = offset + UTF8.width(scalar)
      defer { offset = end }
      guard condition(scalar) else { continue }
      if let last = result.last, last.upperBound == offset {
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(offset..<end)
      }
    }
    return result
  }
}
