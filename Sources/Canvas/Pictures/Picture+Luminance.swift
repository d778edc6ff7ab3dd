extension Picture {
  /// The luma of the pixels over an opaque ground (ITU-R BT.601, as JPEG weighs them), row by row.
  package func luminance(over ground: Color = .white) -> [UInt8] {
    let groundLuma = Self.luma(ground.pixel)
    return [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      for pixel in pixels {
        let luma = Self.luma(Int32(truncatingIfNeeded: pixel & 0xFF_FFFF))
        let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        buffer[count] = alpha == 255 ? luma : blend(luma, over: groundLuma, coverage: alpha)
        count += 1
      }
    }
  }

  private static func luma(_ pixel: Int32) -> UInt8 {
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    return UInt8(truncatingIfNeeded: (299 * red + 587 * green + 114 * blue + 500) / 1000)
  }
}
