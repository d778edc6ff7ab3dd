import Canvas

extension Bitmap {
  /// The colours of all pixels, row by row from the top left.
  package var colors: [Color] { pixels.map { Color(pixel: $0) } }
}
