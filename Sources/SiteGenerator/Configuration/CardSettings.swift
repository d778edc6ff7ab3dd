import Documents

/// How the files of cards are made, where a page, its section or the site says so.
package struct CardSettings: Hashable, Sendable {
  package var format: CardFormat?
  /// Output pixels in a pixel of the card's size, 1 … 3.
  package var scale: Int?
  /// The quality of JPEG files, 1 … 100.
  package var quality: Int?

  package init(format: CardFormat? = nil, scale: Int? = nil, quality: Int? = nil) {
    self.format = format
    self.scale = scale
    self.quality = quality
  }

  /// These settings, with another's where these say nothing.
  package func filled(from other: CardSettings) -> CardSettings {
    CardSettings(
      format: format ?? other.format, scale: scale ?? other.scale,
      quality: quality ?? other.quality)
  }

  /// Takes the settings' keys from a mapping.
  static func read(from reader: inout MappingReader) -> CardSettings {
    CardSettings(
      format: reader.optional("format", .choice(noun: "format", label: "formats")),
      scale: reader.optional("scale", .integer(in: 1...3)),
      quality: reader.optional("quality", .integer(in: 1...100)))
  }
}
