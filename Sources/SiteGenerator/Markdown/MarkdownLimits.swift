import Diagnostics
import Documents

/// What the text of a page may hold, so that no page becomes many times as large as its file.
package struct MarkdownLimits: Sendable {
  /// The most bytes of a content file, front matter included.
  package var fileBytes = 1_000_000
  /// The most cells of all tables of a text.
  ///
  /// The parser adds the cells that a row lacks, so a line of one byte can stand for thousands.
  package var tableCells = 100_000
  /// The most bytes of a text's HTML, and of the copies of addresses that it can have.
  package var htmlBytes = 16_000_000

  package init() {}

  /// Everything that is wrong with the text of a page.
  ///
  /// - Parameters:
  ///   - source: the content file.
  ///   - frontMatter: its parts.
  /// - Returns: errors; each limit that is passed gives one.
  package func faults(of source: SourceText, _ frontMatter: FrontMatter) -> [Diagnostic] {
    let body = frontMatter.body
    let first = frontMatter.bodyLine
    let faults = [
      forbiddenScalar(in: source, from: source.bytes.count - body.count),
      lineFault(in: body, of: source, firstLine: first),
    ].compactMap(\.self)
    // Only a text that passed the others can be parsed without harm, and then its HTML has less
    // than a hundred bytes for each of its own: short texts need not be rendered to know that.
    guard faults.isEmpty, body.count > htmlBytes / 100, Markdown.html(body).html.count > htmlBytes
    else { return faults }
    return [
      source.diagnostic(
        .documentTooLarge, "the text becomes more than \(Self.size(htmlBytes)) of HTML",
        hint: "split the page", line: first)
    ]
  }

  /// Splits a content file that is not too large.
  ///
  /// - Parameter source: the file.
  /// - Returns: its front matter and text.
  /// - Throws: a diagnostic when it is too large or its front matter is never closed.
  func split(_ source: SourceText) throws(DiagnosticError) -> FrontMatter {
    if let fault = sizeFault(of: source) { throw DiagnosticError(fault) }
    return try FrontMatter.split(source)
  }

  /// The fault of a file that is too large to be read as a page at all.
  private func sizeFault(of source: SourceText) -> Diagnostic? {
    guard source.bytes.count > fileBytes else { return nil }
    return source.diagnostic(
      .documentTooLarge, "the file is larger than \(Self.size(fileBytes))",
      hint: "split it, or put data into site/static")
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1_000_000 ? "\(bytes / 1_000_000) MB" : "\(bytes) bytes"
  }
}

// MARK: - Characters

extension MarkdownLimits {
  /// The first character that HTML does not allow (HTML Standard, 13.2.3.5, preprocessing the
  /// input stream) although UTF-8 does.
  private func forbiddenScalar(in source: SourceText, from start: Int) -> Diagnostic? {
    var offset = start
    for scalar in String(decoding: source.bytes[start...], as: UTF8.self).unicodeScalars {
      if let noun = Self.noun(ofForbidden: scalar) {
        return source.diagnostic(
          .invalidEncoding, "the text holds the \(noun) \(CodePoint.text(scalar.value))",
          hint: "remove it", at: source.location(ofByte: offset))
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  private static func noun(ofForbidden scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A: nil
    case 0..<0x20, 0x7F..<0xA0: "control character"
    case 0xFDD0...0xFDEF: "noncharacter"
    case let value where value & 0xFFFE == 0xFFFE: "noncharacter"
    default: nil
    }
  }
}

// MARK: - Lines

extension MarkdownLimits {
  /// The first line that makes the text too large.
  private func lineFault(
    in body: [UInt8], of source: SourceText, firstLine: Int
  ) -> Diagnostic? {
    var table = TableEstimate()
    var definitions = DefinitionEstimate()
    var number = firstLine
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = MarkdownLine(line)
      table.add(line, number: number)
      definitions.add(line, number: number)
      if table.cells > tableCells {
        return source.diagnostic(
          .documentTooLarge, "the tables have more than \(tableCells) cells",
          hint: "split the page, or put the data into site/static", line: table.line)
      }
      number += 1
    }
    guard definitions.copiedBytes > htmlBytes else { return nil }
    return source.diagnostic(
      .documentTooLarge,
      "links can copy this definition to more than \(Self.size(htmlBytes))",
      hint: "shorten the definition, or end it with a blank line", line: definitions.line)
  }
}
