/// How much of each pixel in an area something covers, such as a shape with smooth edges.
package struct CoverageMask: Hashable, Sendable {
  /// The pixels that may be covered; nothing outside of them is.
  package let area: PixelRect
  /// One byte a pixel, row by row from the top left; 255 is wholly covered.
  package let coverage: [UInt8]

  /// A mask of the given bytes, or nil when they are not one for each pixel of the area.
  package init?(area: PixelRect, coverage: [UInt8]) {
    guard coverage.count == area.width * area.height else { return nil }
    self.init(area: area, unchecked: coverage)
  }

  /// A mask of bytes that were made for the area.
  init(area: PixelRect, unchecked coverage: [UInt8]) {
    self.area = area
    self.coverage = coverage
  }
}
