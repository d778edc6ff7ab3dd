/// One QR code that a reader found in a picture.
package struct QRReading: Hashable, Sendable {
  /// The bytes that the code carries, in no text encoding.
  package let payload: [UInt8]
  /// The corners of the area that the code covers, in the order of going round it.
  package let corners: [PixelPoint]
  /// Whether the code is light on dark ground, which many phones do not read.
  package let isInverted: Bool

  package init(payload: [UInt8], corners: [PixelPoint], isInverted: Bool = false) {
    self.payload = payload
    self.corners = corners
    self.isInverted = isInverted
  }

  /// The smallest area with sides along the picture's that holds all corners.
  package var bounds: PixelArea {
    let columns = corners.map(\.x)
    let rows = corners.map(\.y)
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return PixelArea(x: 0, y: 0, width: 0, height: 0) }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }
}
