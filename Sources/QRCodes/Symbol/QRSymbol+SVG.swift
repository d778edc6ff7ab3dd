extension QRSymbol {
  /// The number of modules on each side with the quiet zone: the side of the `viewBox` for
  /// `svgPath`.
  package var sideWithQuietZone: Int { dimension + 2 * Self.quietZone }

  /// All dark modules as the data of an SVG path (SVG 2, section 9.3), one unit a module.
  ///
  /// Each run of dark modules in a row is one rectangle, such as `M4 4h7v1h-7z`. The origin is the
  /// top left corner of the quiet zone.
  package var svgPath: String {
    var path = ""
    for row in 0..<dimension {
      for run in darkRuns(row: row) {
        path += "M\(run.lowerBound + Self.quietZone) \(row + Self.quietZone)"
        path += "h\(run.count)v1h-\(run.count)z"
      }
    }
    return path
  }

  /// The symbol as a picture file of its own (SVG 2): black on white, with its quiet zone.
  ///
  /// - Parameters:
  ///   - title: what the code is, for screen readers and as a tooltip.
  ///   - description: where it leads or what it carries, for screen readers.
  ///   - side: the width and height to show it at, in CSS pixels.
  /// - Returns: the document, which ends in a line end.
  package func svgDocument(title: String, description: String, side: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)" \
    viewBox="0 0 \(sideWithQuietZone) \(sideWithQuietZone)" role="img" \
    aria-labelledby="title description" shape-rendering="crispEdges">
      <title id="title">\(Self.escaped(title))</title>
      <desc id="description">\(Self.escaped(description))</desc>
      <path fill="#fff" d="M0 0h\(sideWithQuietZone)v\(sideWithQuietZone)H0z"/>
      <path d="\(svgPath)"/>
    </svg>

    """
  }

  /// A text as the content of an element; what XML 1.0, section 2.2, forbids becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The columns of a row that are dark, as runs that are as long as possible.
  package func darkRuns(row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var column = 0
    while column < dimension {
      let start = column
      while column < dimension, self[column: column, row: row] { column += 1 }
      if column > start { runs.append(start..<column) }
      column += 1
    }
    return runs
  }
}
