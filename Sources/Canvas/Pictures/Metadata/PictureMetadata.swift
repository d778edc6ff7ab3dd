/// What a picture file says about its pixels besides them: which way is up, and what colours are.
///
/// The gamma and primaries that a PNG file can name without a profile are not looked at, since
/// programs wrote wrong ones for many years and browsers of today mostly disregard them.
struct PictureMetadata: Hashable, Sendable {
  private(set) var orientation = PictureOrientation.upright
  private(set) var profile: ColorProfile?

  /// What a file says that has no metadata.
  init() {}

  /// Reads the metadata of a PNG file; what is broken counts as not there.
  init(of chunks: PNGChunks) {
    read(exif: chunks.exif, profile: chunks.profile)
  }

  /// Reads the metadata of a file in another format; what is broken counts as not there.
  init(of format: PictureFormat, in file: [UInt8]) {
    switch format {
    case .jpeg:
      let markers = JPEGMarkers(file)
      read(exif: markers.exif, profile: markers.profile)
    case .webP:
      let bytes = HeaderBytes(file)
      let exif = WebPHeader.chunk("EXIF", in: bytes)
      read(exif: exif, profile: WebPHeader.chunk("ICCP", in: bytes))
    case .avif:
      guard let header = ISOMediaHeader(HeaderBytes(file)) else { return }
      // Exif data of such a file tells nothing about how to show it (ISO/IEC 23008-12, annex A).
      orientation = header.orientation
      profile = header.profile.flatMap { ColorProfile($0) }
    default: break
    }
  }

  private mutating func read(
    exif: (some Collection<UInt8>)?, profile bytes: (some Collection<UInt8>)?
  ) {
    orientation = exif.flatMap { PictureOrientation(exifData: $0) } ?? .upright
    profile = bytes.flatMap { ColorProfile($0) }
  }
}
