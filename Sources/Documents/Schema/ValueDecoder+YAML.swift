import Diagnostics

extension ValueDecoder {
  /// Reads YAML and decodes it in one step.
  ///
  /// A document that holds nothing reads as a mapping without keys, so that its missing keys are
  /// told. A document whose form is broken is not decoded: half of one would give false faults.
  ///
  /// - Parameters:
  ///   - part: the lines to read.
  ///   - documentName: what the document is called in messages, such as `front matter`.
  /// - Returns: the value, nil when there are errors, and everything that is to be told.
  package func decode(
    yaml part: SourcePart, documentName: String
  ) -> (value: Value?, diagnostics: [Diagnostic]) {
    let (root, found) = YAMLReader.read(part)
    if root == nil, found.containsErrors { return (nil, found) }
    var node = root ?? DocumentNode(.mapping([]), at: part.location)
    if node.isNull { node.content = .mapping([]) }

    var context = DecodingContext(source: part.source, documentName: documentName)
    let value = decode(node, in: &context)
    let diagnostics = (found + context.diagnostics).sortedByLocation()
    return (diagnostics.containsErrors ? nil : value, diagnostics)
  }
}
