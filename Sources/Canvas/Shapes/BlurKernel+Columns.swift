extension BlurKernel {
  /// Takes the mean around each value along columns, a row at a time; outside, all is 0.
  ///
  /// - Parameters:
  ///   - source: the values, row by row.
  ///   - target: as many means.
  ///   - sums: memory for a row, which is as wide as it is.
  func blurColumns(
    _ source: UnsafeBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>,
    sums: UnsafeMutableBufferPointer<Float>
  ) {
    let width = sums.count
    guard width > 0 else { return }
    let height = min(source.count, target.count) / width
    sums.update(repeating: 0)
    func row(_ y: Int) -> UnsafeBufferPointer<Float>? {
      guard y >= 0, y < height else { return nil }
      return UnsafeBufferPointer(rebasing: source[y * width..<(y + 1) * width])
    }
    for y in 0..<min(radius, height) { add(row(y), 1, to: sums) }
    for y in 0..<height {
      let result = UnsafeMutableBufferPointer(rebasing: target[y * width..<(y + 1) * width])
      add(row(y + radius), 1, to: sums)
      for index in 0..<width { result[index] = sums[index] * scale }
      add(row(y - radius - 1), edge * scale, to: result)
      add(row(y + radius + 1), edge * scale, to: result)
      add(row(y - radius), -1, to: sums)
    }
  }

  private func add(
    _ row: UnsafeBufferPointer<Float>?, _ factor: Float, to sums: UnsafeMutableBufferPointer<Float>
  ) {
    guard let row else { return }
    for index in 0..<min(row.count, sums.count) { sums[index] += row[index] * factor }
  }
}
