import Diagnostics

/// Reads YAML into nodes that know their places.
///
/// The subset is what people write by hand: mappings with text keys, lists and scalars. Tags,
/// anchors, aliases and more than one document are refused, so that no text is lost to them
/// silently and no small file unfolds into a large one.
package enum YAMLReader {
  /// The most bytes that are read as YAML.
  package static let byteLimit = 10_000_000
  /// The most values in one document.
  package static let nodeLimit = 100_000
  /// How deep lists and mappings may be nested.
  package static let depthLimit = 64

  /// Reads some lines of a file.
  ///
  /// - Parameter part: the lines that are YAML.
  /// - Returns: the document's value, nil when there is none or its form is broken, and everything
  ///   that is to be told about it.
  package static func read(_ part: SourcePart) -> (root: DocumentNode?, diagnostics: [Diagnostic]) {
    guard part.range.count <= byteLimit else {
      let diagnostic = part.source.diagnostic(
        .documentTooLarge, "there are more than \(byteLimit / 1_000_000) MB of YAML",
        hint: "divide it among several files", at: part.location)
      return (nil, [diagnostic])
    }
    guard let parser = YAMLParser(part.bytes) else {
      let diagnostic = part.source.diagnostic(
        .invalidYAML, "there is no memory to read it", at: part.location)
      return (nil, [diagnostic])
    }
    var composer = YAMLComposer(parser: parser, input: YAMLInput(part))
    let root = composer.document()
    return (root, composer.diagnostics.sortedByLocation())
  }

  /// Reads a whole file.
  ///
  /// - Parameter source: the file.
  /// - Returns: the document's value and everything that is to be told about it.
  package static func read(
    _ source: SourceText
  ) -> (root: DocumentNode?, diagnostics: [Diagnostic]) {
    read(SourcePart(source))
  }
}
