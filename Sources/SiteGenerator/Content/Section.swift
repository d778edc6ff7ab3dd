import Documents

/// What an `_index.md` says of its section, and gives to the pages in it.
struct Section: Sendable {
  let origin: PageOrigin
  /// The path below the site without slashes at its ends; empty for the site's top.
  let path: String
  /// The title of the section's page; nil when it has none and only gives values to its pages.
  var title: String?
  var description: String?
  var language: String
  /// Whether the site's index names it.
  var isListed: Bool
  var params: [MappingEntry]
  /// What the pages in it get that do not say it themselves.
  var defaults: PageDefaults
  /// Whether the title is the text's first heading.
  var headingIsTitle: Bool
  var body: [UInt8]
  var bodyLine: Int
  let fingerprint: Fingerprint

  /// The path of the section's page in the output.
  var outputPath: String { path.isEmpty ? "index.html" : "\(path)/index.html" }
}
