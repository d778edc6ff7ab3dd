import Documents

/// What a file of the content folder is, by its name.
enum ContentFile: Hashable, Sendable {
  /// A page by itself.
  case page
  /// `index.md`: a page whose pictures lie beside it.
  case bundle
  /// `_index.md`: what a section says of itself and of the pages in it.
  case section
  /// A data file with a page in each record.
  case data(RecordFormat)
  /// Anything else, which belongs to a bundle.
  case resource

  /// - Parameter path: the file's path or name.
  init(_ path: String) {
    let name = OutputPath.parts(of: path).last ?? path
    if name == "_index.md" {
      self = .section
    } else if name == "index.md" {
      self = .bundle
    } else if name.hasSuffix(".md") {
      self = .page
    } else if let format = RecordFormat(path: name) {
      self = .data(format)
    } else {
      self = .resource
    }
  }
}
