/// A colour profile that is embedded in a picture file (ICC.1:2022).
struct ColorProfile: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The most bytes of a profile that is looked at.
  ///
  /// Profiles of printers have up to 3 MB.
  static let maximumLength = 1 << 22

  /// - Parameter bytes: the profile; nil is returned when there are none or too many.
  init?(_ bytes: some Collection<UInt8>) {
    guard (1...Self.maximumLength).contains(bytes.count) else { return nil }
    self.bytes = Array(bytes)
  }

  /// The picture with its colours in sRGB, by the profile's perceptual intent.
  ///
  /// A profile that is broken, or of other colours than red, green and blue or grey, is as good as
  /// none: the colours are taken as sRGB, as browsers do it. So is one of grey for a picture that
  /// is not grey.
  func applied(to picture: Picture) -> Picture {
    guard let transform = ColorTransform(profile: bytes), !transform.changesNothing,
      !transform.isGray || picture.isGray
    else { return picture }
    return picture.replacing(pixels: transform.applied(to: picture.pixels))
  }
}

extension Picture {
  /// Whether red, green and blue are the same everywhere.
  fileprivate var isGray: Bool {
    pixels.allSatisfy { $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 }
  }
}
