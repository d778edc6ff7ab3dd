import Diagnostics

/// Whole lines of a text file that are read on their own, such as its front matter.
package struct SourcePart: Hashable, Sendable {
  package let source: SourceText
  /// The bytes of the part, which begin at the start of a line.
  package let range: Range<Int>
  /// The number of the part's first line in the file.
  package let firstLine: Int

  /// The whole text.
  package init(_ source: SourceText) {
    self.init(source: source, range: 0..<source.bytes.count, firstLine: source.firstLine)
  }

  init(source: SourceText, range: Range<Int>, firstLine: Int) {
    self.source = source
    self.range = range
    self.firstLine = firstLine
  }

  package var bytes: ArraySlice<UInt8> { source.bytes[range] }

  /// The place where the part begins.
  package var location: SourceLocation {
    SourceLocation(file: source.path, line: firstLine)
  }
}
