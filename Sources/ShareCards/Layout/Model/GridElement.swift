/// A view that is repeated for the card's statistics, in rows of columns that are equally wide.
package struct GridElement: Hashable, Sendable {
  package var item: LayoutNode
  /// How many of the statistics are left to others.
  package var skip: Int
  /// The most statistics that are shown.
  package var limit: Int
  /// The most columns.
  package var columns: Int
  /// The space between columns, in points.
  package var spacingAcross: Double
  /// The space between rows, in points.
  package var spacingDown: Double
}
