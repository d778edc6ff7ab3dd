/// Writes the rows of a picture as 8-bit RGB or RGBA, filtered, as a PNG file holds them.
struct TruecolorRows {
  /// Two rows of bytes, so that the one above is there, each after a clear pixel.
  private var scratch = ScratchBytes()

  /// The bytes of so many rows, each with its filter type.
  static func count(width: Int, rows: Int, hasOpacity: Bool) -> Int {
    (width * pixelBytes(hasOpacity) + 1) * rows
  }

  private static func pixelBytes(_ hasOpacity: Bool) -> Int { hasOpacity ? 4 : 3 }

  /// Writes some rows with one filter.
  ///
  /// A row that is the one above becomes zeros by the filter `up`, whatever the others have.
  ///
  /// - Parameters:
  ///   - rows: the rows, within the bitmap; the filters of the first use the one above it.
  ///   - bitmap: the picture, of pixels as `ColorNumbers` has them.
  ///   - hasOpacity: whether the opacity is written.
  ///   - filter: the filter.
  ///   - output: `count(width:rows:hasOpacity:)` bytes.
  mutating func write(
    _ rows: Range<Int>, of bitmap: Bitmap, hasOpacity: Bool, filter: PNGFilter,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    let pixelBytes = Self.pixelBytes(hasOpacity)
    let count = bitmap.width * pixelBytes
    // The last pixel of three bytes is written as four.
    let stride = pixelBytes + count + 1
    guard output.count >= (count + 1) * rows.count else { return }
    scratch.write(count: stride * 2) { memory in
      guard var result = output.baseAddress, let memory = memory.baseAddress else { return }
      memory.update(repeating: 0, count: stride * 2)
      var (above, row) = (memory + pixelBytes, memory + stride + pixelBytes)
      Self.pack(bitmap.row(rows.lowerBound - 1), pixelBytes, into: above)
      for y in rows {
        if y > 0, haveSameBytes(bitmap.row(y), bitmap.row(y - 1)) {
          result[0] = PNGFilter.up.rawValue
          (result + 1).update(repeating: 0, count: count)
        } else {
          Self.pack(bitmap.row(y), pixelBytes, into: row)
          result[0] = filter.rawValue
          filter.apply(
            to: row, above: above, count: count, pixelBytes: pixelBytes, result: result + 1)
          swap(&above, &row)
        }
        result += count + 1
      }
    }
  }

  /// Writes pixels as bytes: red, green, blue and, of four, the opacity.
  @inline(__always)
  private static func pack(
    _ row: UnsafeMutableBufferPointer<Int32>, _ pixelBytes: Int,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    guard let pixels = row.baseAddress else { return }
    let result = UnsafeMutableRawPointer(bytes)
    for x in 0..<row.count {
      let pixel =
        ~UInt32(bitPattern: pixels[x]) & 0xFF00_0000 | UInt32(bitPattern: pixels[x]) & 0xFF_FFFF
      let bytesInOrder = (pixel << 8 | pixel >> 24).bigEndian
      result.storeBytes(of: bytesInOrder, toByteOffset: x * pixelBytes, as: UInt32.self)
    }
  }
}
