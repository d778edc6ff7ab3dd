import Diagnostics
import Documents

extension FrontMatter {
  /// Decodes what a content file says; one without front matter reads as one that says nothing.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - decoder: makes the value.
  /// - Returns: the value, nil when there are errors, and everything that is to be told.
  func decode<Value>(
    of source: SourceText, _ decoder: ValueDecoder<Value>
  ) -> (value: Value?, diagnostics: [Diagnostic]) {
    let documentName = "front matter"
    if let yaml { return decoder.decode(yaml: yaml, documentName: documentName) }
    let node = DocumentNode(.mapping([]), at: SourceLocation(file: source.path))
    var context = DecodingContext(source: source, documentName: documentName)
    let value = decoder.decode(node, in: &context)
    return (value, context.diagnostics)
  }
}
