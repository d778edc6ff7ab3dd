/// Why a bitmap, a text or an encoded image could not be made.
package enum CanvasError: Error, Hashable, Sendable {
  /// A bitmap of this size does not fit the limits of the library or the memory.
  case invalidSize(width: Int, height: Int)
  /// No font file was found in any of the folders.
  case noFonts(folders: [String])
  /// The font configuration was refused.
  case invalidFontConfiguration
  /// The library could not set up drawing of text.
  case textUnavailable
  /// The encoder of this format gave no bytes.
  case encodingFailed(format: String)
}
