/// A line of a text at its place, in pixels from the top left corner of the text's box.
package struct PlacedLine {
  let setLine: SetLine
  /// The left end of the line.
  package let x: Double
  package let baseline: Double
  /// How far quotation marks stand out of the box's side where lines begin in reading; 0 unless
  /// the attributes ask for it.
  package let startHang: Double
  /// How far quotation marks stand out where the line ends in reading.
  package let endHang: Double
}
