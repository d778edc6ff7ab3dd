import Documents

/// Another path at which a page can be reached, such as one that it had before.
package struct AliasPath: Hashable, Sendable {
  /// The path of the file in the output that leads to the page.
  package let outputPath: String

  /// Reads `/old/first/`, `old/first` or `old.html`.
  ///
  /// Only what ends in `.html` or `.htm` is a file, since servers send no other name as HTML.
  ///
  /// - Parameter text: the path as the author wrote it, in capital letters too.
  /// - Throws: `ValueFault` when it is no path of the site.
  package init(_ text: String) throws(ValueFault) {
    if let fault = WrittenPath.fault(in: text, example: "/old/first/") { throw fault }
    let path = UnicodeForm.composed(WrittenPath.withoutOuterSlashes(text))
    let isFile = [".html", ".htm"].contains { text.lowercased().hasSuffix($0) }
    outputPath = isFile ? path : path + "/index.html"
  }
}

extension ValueDecoder<AliasPath> {
  /// Another path of a page.
  package static var aliasPath: ValueDecoder {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      try AliasPath(text)
    }
  }
}
