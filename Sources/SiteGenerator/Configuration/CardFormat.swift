/// The file format of cards.
package enum CardFormat: String, CaseIterable, Sendable {
  case png
  case jpeg

  /// The ending of the file's name.
  var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    }
  }

  /// The type that previews are told (RFC 2045).
  var mediaType: String { "image/\(rawValue)" }
}
