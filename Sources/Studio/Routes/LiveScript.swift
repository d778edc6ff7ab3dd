import SiteGenerator

/// The script that keeps an open page up to date, which only the local server puts into pages.
enum LiveScript {
  /// The name of the script among the local server's files.
  static let name = "live.js"

  private static let end = Array("</body>".utf8)

  /// A page with the script before the end of its body, or at its own end where its body has none.
  ///
  /// - Parameters:
  ///   - html: the page in UTF-8.
  ///   - version: the site's that the page is of, which the script compares with what it is told;
  ///     nil for the page in place of a site that could not be loaded.
  /// - Returns: the page with the script.
  static func added(to html: [UInt8], version: Fingerprint?) -> [UInt8] {
    let place = lastEnd(in: html) ?? html.count
    return html[..<place] + element(version) + html[place...]
  }

  private static func element(_ version: Fingerprint?) -> [UInt8] {
    let mark = version.map { " data-version=\"\($0.text)\"" } ?? ""
    return Array("<script src=\"\(StudioRoutes.assets)\(name)\"\(mark) defer></script>".utf8)
  }

  /// Where the body's end tag is; HTML takes it in capitals, too.
  private static func lastEnd(in html: [UInt8]) -> Int? {
    guard html.count >= end.count else { return nil }
    return (0...(html.count - end.count)).last { start in
      zip(html[start...], end).allSatisfy { lowercased($0) == $1 }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
