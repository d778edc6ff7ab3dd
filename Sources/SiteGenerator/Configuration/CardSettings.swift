import Canvas
import Documents

/// How the files of cards are made, where a page, its section or the site says so.
package struct CardSettings: Hashable, Sendable {
  package var format: CardFormat?
  /// Output pixels in a pixel of the card's size, 1 … 3.
  package var scale: Int?
  /// The quality of files of a format with losses, 1 … 100.
  package var quality: Int?
  /// The most bytes that a file is to have.
  package var budget: ByteCount?
  package var corners: CardCorners?

  package init(
    format: CardFormat? = nil, scale: Int? = nil, quality: Int? = nil, budget: ByteCount? = nil,
    corners: CardCorners? = nil
  ) {
    self.format = format
    self.scale = scale
    self.quality = quality
    self.budget = budget
    self.corners = corners
  }

  /// What WhatsApp, the strictest of the services that show previews, surely takes.
  static let usualBudget = ByteCount(bytes: 300_000)

  /// The scales that cards can have.
  static let scales = 1...3
  static let usualScale = 1

  /// These settings, with another's where these say nothing.
  package func filled(from other: CardSettings) -> CardSettings {
    CardSettings(
      format: format ?? other.format, scale: scale ?? other.scale,
      quality: quality ?? other.quality, budget: budget ?? other.budget,
      corners: corners ?? other.corners)
  }

  /// The format and how well it is written.
  var imageFormat: ImageFormat { (format ?? .png).imageFormat(quality: quality) }

  /// Takes the settings' keys from a mapping.
  static func read(from reader: inout MappingReader) -> CardSettings {
    CardSettings(
      format: reader.optional("format", .choice(noun: "format", label: "formats")),
      scale: reader.optional("scale", .integer(in: scales)),
      quality: reader.optional("quality", .integer(in: 1...100)),
      budget: reader.optional("budget", .byteCount),
      corners: reader.optional("corners", .choice(noun: "kind of corners", label: "kinds")))
  }
}
