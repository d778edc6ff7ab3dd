extension Picture {
  /// The luma of the pixels over an opaque ground, row by row.
  package func luminance(over ground: Color = .white) -> [UInt8] {
    let groundLuma = ground.luma
    return [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      for pixel in pixels {
        let luma = Color(pixel: Int32(truncatingIfNeeded: pixel)).luma
        let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        buffer[count] = alpha == 255 ? luma : blend(luma, over: groundLuma, coverage: alpha)
        count += 1
      }
    }
  }
}
