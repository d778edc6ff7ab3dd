import Canvas

/// The file format of cards, as content and configuration name it.
package enum CardFormat: String, CaseIterable, Sendable {
  case png
  case jpeg
  case webp
  case avif

  /// The format with how well it is written.
  ///
  /// - Parameter quality: 1 … 100, as the format counts it; nil takes the least at which edges of
  ///   text show no artifacts.
  /// - Returns: the format.
  func imageFormat(quality: Int?) -> ImageFormat {
    switch self {
    case .png: .png
    case .jpeg: .jpeg(quality: quality ?? 92)
    case .webp: .webP(quality: quality ?? 90)
    case .avif: .avif(quality: quality ?? 90)
    }
  }

  /// Whether the services that show previews of links all read the format.
  var isShownInPreviews: Bool { self == .png || self == .jpeg }
}
