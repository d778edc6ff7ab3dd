import CLCMS

/// Owns a conversion from a profile's colours to sRGB.
struct ColorTransform: ~Copyable {
  private let transform: cmsHTRANSFORM
  let isGray: Bool

  init?(profile bytes: [UInt8]) {
    guard let profile = cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else {
      return nil
    }
    defer { cmsCloseProfile(profile) }
    let space = cmsGetColorSpace(profile)
    guard space == cmsSigRgbData || space == cmsSigGrayData, let target = cmsCreate_sRGBProfile()
    else { return nil }
    defer { cmsCloseProfile(target) }
    let isGray = space == cmsSigGrayData
    let transform = cmsCreateTransform(
      profile, isGray ? sitegen_lcms_gray : sitegen_lcms_bgra, target, sitegen_lcms_bgra,
      cmsUInt32Number(INTENT_PERCEPTUAL), 0)
    guard let transform else { return nil }
    self.transform = transform
    self.isGray = isGray
  }

  deinit {
    cmsDeleteTransform(transform)
  }

  /// Whether the profile's colours are sRGB, by whatever name: no colour of a grid changes by more
  /// than a step.
  var changesNothing: Bool {
    let steps = Array(stride(from: UInt32(0), through: 255, by: 17))
    let grid =
      isGray
      ? steps.map { $0 << 16 | $0 << 8 | $0 }
      : steps.flatMap { red in
        steps.flatMap { green in steps.map { red << 16 | green << 8 | $0 } }
      }
    return zip(grid, applied(to: grid)).allSatisfy { before, after in
      [0, 8, 16].allSatisfy { abs(Int(before >> $0 & 255) - Int(after >> $0 & 255)) <= 1 }
    }
  }

  /// The pixels, 0xAARRGGBB, with other colours and the same opacity.
  func applied(to pixels: [UInt32]) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      cmsDoTransform(transform, pixels, target, cmsUInt32Number(pixels.count))
      for (index, pixel) in pixels.enumerated() {
        buffer[index] = buffer[index] & 0xFF_FFFF | pixel & 0xFF00_0000
      }
      count = pixels.count
    }
  }
}
