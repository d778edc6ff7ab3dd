/// Pixels with transparency that are painted on apart and then laid on another surface.
///
/// They are sRGB with 8 bits a channel, multiplied by their alpha: 0xAARRGGBB. The origin is the top
/// left corner. A layer belongs to one task at a time; it keeps its memory when it is cleared.
package final class Layer: PixelSurface {
  package let width: Int
  package let height: Int
  private let memory: UnsafeMutableBufferPointer<Int32>
  private let rows: UnsafeMutableBufferPointer<UnsafeMutablePointer<Int32>?>

  /// Makes a clear layer.
  ///
  /// - Throws: `CanvasError.invalidSize` when a side is not in 1 … `Bitmap.maximumSide` or there are
  ///   more pixels than `Picture.maximumPixels`.
  package init(width: Int, height: Int) throws(CanvasError) {
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= Picture.maximumPixels
    else { throw .invalidSize(width: width, height: height) }
    self.width = width
    self.height = height
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: 0)
    rows = .allocate(capacity: height)
    for y in 0..<height {
      rows.initializeElement(at: y, to: memory.baseAddress.map { $0 + y * width })
    }
  }

  /// Makes a layer of a picture at its own size.
  ///
  /// - Throws: `CanvasError.invalidSize` when it is larger than a layer can be.
  package convenience init(_ picture: Picture) throws(CanvasError) {
    try self.init(width: picture.width, height: picture.height)
    for (index, pixel) in picture.pixels.enumerated() {
      memory[index] = PixelLanes.premultiplied(pixel)
    }
  }

  deinit {
    memory.deallocate()
    rows.deallocate()
  }

  package var pixelRows: PixelRows {
    PixelRows(start: rows.baseAddress, width: width, height: height, isOpaque: false)
  }

  /// Makes all pixels clear.
  package func clear() {
    memory.update(repeating: 0)
  }

  /// A copy of all pixels, multiplied by their alpha: 0xAARRGGBB, row by row from the top left.
  package var pixels: [UInt32] { memory.map { UInt32(bitPattern: $0) } }
}
