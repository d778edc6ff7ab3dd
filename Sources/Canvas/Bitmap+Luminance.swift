extension Bitmap {
  /// The luma of the pixels in `area`, row by row; what is not on the bitmap is left out.
  package func luminance(of area: PixelRect) -> [UInt8] {
    let area = area.intersection(bounds)
    return [UInt8](unsafeUninitializedCapacity: area.width * area.height) { plane, count in
      // Neighbours often have one colour: on a card, most of them.
      var previous: (pixel: Int32, luma: UInt8) = (0, 0)
      for y in area.y..<area.maxY {
        let pixels = UnsafeMutableBufferPointer(rebasing: row(y)[area.x..<area.maxX])
        for pixel in pixels {
          if pixel != previous.pixel { previous = (pixel, Color(pixel: pixel).luma) }
          plane[count] = previous.luma
          count += 1
        }
      }
    }
  }
}
