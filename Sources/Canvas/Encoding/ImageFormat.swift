import CGD

/// A format of picture files to write, with how well.
package enum ImageFormat: Hashable, Sendable {
  /// With opacity, and without a loss that could be seen: rare colours move by at most 2 in a channel.
  case png
  /// 0 … 100, as libjpeg counts it; below 90 edges of text show artifacts.
  case jpeg(quality: Int)
  /// 0 … 100, as libwebp counts it.
  case webP(quality: Int)
  /// WebP without loss.
  case losslessWebP
  /// 0 … 100, as libgd counts it; from 90 on with the full resolution of colours.
  case avif(quality: Int)

  /// The ending of a file's name.
  package var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webP, .losslessWebP: "webp"
    case .avif: "avif"
    }
  }

  /// The type that servers and previews tell (RFC 2045, RFC 9649, IANA's registry of image types).
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webP, .losslessWebP: "image/webp"
    case .avif: "image/avif"
    }
  }

  /// How well it is written; nil for a format without losses.
  package var quality: Int? {
    switch self {
    case .png, .losslessWebP: nil
    case .jpeg(let quality), .webP(let quality), .avif(let quality): quality
    }
  }

  /// The name by which people know the format.
  package var name: String { pictureFormat.rawValue }

  /// The format as files are recognised by it.
  var pictureFormat: PictureFormat {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .webP, .losslessWebP: .webP
    case .avif: .avif
    }
  }

  /// Whether a file of the format can be clear in places.
  package var hasOpacity: Bool {
    switch self {
    case .png, .webP, .losslessWebP, .avif: true
    case .jpeg: false
    }
  }

  /// Whether a picture that is over its budget can be drawn in fewer colours in this format.
  package var canReduceColors: Bool { self == .png }

  /// Whether this build of libgd writes the format.
  package var canEncode: Bool {
    switch self {
    case .png, .jpeg: true
    case .webP, .losslessWebP: gdSupportsFileType("picture.webp", 1) != 0
    case .avif: gdSupportsFileType("picture.avif", 1) != 0
    }
  }
}
