/// One QR code that a reader found in a picture.
package struct QRReading: Hashable, Sendable {
  /// The bytes that the code carries, in no text encoding.
  package let payload: [UInt8]
  /// The corners of the area that the code covers, in the order of going round it.
  package let corners: [PixelPoint]

  package init(payload: [UInt8], corners: [PixelPoint]) {
    self.payload = payload
    self.corners = corners
  }
}
