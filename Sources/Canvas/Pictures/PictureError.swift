/// Why a file does not become a picture.
package enum PictureError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes begin like no format that is known.
  case unknownFormat
  /// A format that is recognised but not decoded.
  case unsupportedFormat(PictureFormat)
  /// A picture that moves, in a format whose moving pictures are not decoded.
  case animated(PictureFormat)
  /// The file is cut off or broken.
  case damaged(PictureFormat)
  /// A drawing that is not drawn.
  case refused(SVGRefusal)
  /// More pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A side that is longer than `Picture.maximumSide`.
  case sideTooLong(width: Int, height: Int)
}

extension PictureError {
  /// What is wrong, in one lower-case sentence without a full stop.
  package var message: String {
    switch self {
    case .empty: "the picture has no bytes"
    case .unknownFormat: "the file is not a picture of a known format"
    case .unsupportedFormat(let format): "pictures of the format \(format.rawValue) are not read"
    case .animated(let format): "moving pictures of the format \(format.rawValue) are not read"
    case .damaged(let format): "the \(format.rawValue) picture is damaged or cut off"
    case .refused(let refusal): refusal.message
    case .tooManyPixels(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, but at most \(limit) in all are read"
    case .sideTooLong(let width, let height):
      "the picture has \(width) x \(height) pixels, but a side of at most"
        + " \(Picture.maximumSide) is read"
    }
  }

  /// What to do about it, in the same form as the message.
  package var hint: String {
    switch self {
    case .empty: "copy or export it again"
    case .unknownFormat: "these formats are read: \(PictureFormat.decodableNames)"
    case .unsupportedFormat(.pdf): "export the page as PNG"
    case .unsupportedFormat: "save it as PNG or JPEG"
    case .animated: "save one of its pictures as PNG"
    case .damaged: "copy or export it again; a download may have ended early"
    case .refused(let refusal): refusal.hint
    case .tooManyPixels, .sideTooLong: "make it smaller, or cut out the part that matters"
    }
  }
}
