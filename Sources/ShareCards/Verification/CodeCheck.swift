/// A way in which a finished card's QR code is proven, in the order of the checks.
public enum CodeCheck: String, Hashable, Sendable, CaseIterable {
  /// Every module is one flat colour with its edges on whole pixels.
  case grid
  /// Four modules of the plate's colour lie around the code on all sides, with nothing on them.
  case quietZone
  /// The code is dark on light.
  case polarity
  /// The lightest dark pixel and the darkest light one are far enough apart for readers.
  case contrast
  /// Every module is dark where it is to be, though a reader could restore some that are not.
  case modules
  /// A code can be read from the picture as it is.
  case fullSize
  /// What is read is the payload, byte for byte.
  case payload
  /// Nothing else can be read beside it.
  case singleCode
  /// The code is read at half its size, as previews show it.
  case halfSize
  /// The code is read after the JPEG compression of chats.
  case compressed
  /// The code is read from the pixels that the card's file gives, where these are not the card's.
  case file
}
