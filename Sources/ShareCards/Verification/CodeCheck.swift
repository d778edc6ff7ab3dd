/// A way in which a finished card's QR code is proven.
public enum CodeCheck: String, Hashable, Sendable, CaseIterable {
  /// Every pixel of the code and its quiet zone has the colour of its module.
  case modules
  /// The picture is read as it is.
  case fullSize
  /// The picture is read at half its size, as previews show it.
  case halfSize
  /// The picture is read after the JPEG compression of chats.
  case compressed
}
