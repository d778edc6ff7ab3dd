/// Where a view stands in an area.
package struct LayoutAlignment: Hashable, Sendable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment

  package static let center = LayoutAlignment(horizontal: .center, vertical: .center)

  /// The alignments by their names; a single word leaves the other axis in the middle.
  static let named: [(name: String, value: LayoutAlignment)] = {
    let rows: [(String, VerticalAlignment)] = [("top", .top), ("", .center), ("bottom", .bottom)]
    return rows.flatMap { row, vertical in
      HorizontalAlignment.allCases.map { horizontal in
        let column = horizontal == .center && !row.isEmpty ? "" : horizontal.rawValue
        let words = [row, column].filter { !$0.isEmpty }
        return (
          words.joined(separator: "-"),
          LayoutAlignment(horizontal: horizontal, vertical: vertical)
        )
      }
    }
  }()
}
