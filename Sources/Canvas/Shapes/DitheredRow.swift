/// Rounds entries of a gradient's table by the dither pattern of a row.
struct DitheredRow {
  let entries: UnsafeBufferPointer<UInt64>
  let thresholds: UnsafeBufferPointer<UInt64>
  let kept: Int32

  /// The pixel for an entry, by its number, in a column.
  @inline(__always)
  func pixel(entry: Int, x: Int) -> Int32 {
    let lanes = entries[entry] &+ thresholds[x & (DitherPattern.columns - 1)]
    return PixelLanes.pack(lanes >> 8 & PixelLanes.mask) & kept
  }

  /// Writes pixels of one entry, which repeat with the pattern.
  func writeEqual(_ target: UnsafeMutableBufferPointer<Int32>, x: Int, entry: Int) {
    for index in 0..<min(target.count, DitherPattern.columns) {
      target[index] = pixel(entry: entry, x: x + index)
    }
    guard let first = target.baseAddress else { return }
    var done = DitherPattern.columns
    while done < target.count {
      let count = min(done, target.count - done)
      (first + done).update(from: first, count: count)
      done += count
    }
  }
}
