import Canvas

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A finished card: opaque sRGB pixels, ready to be encoded.
public struct CardImage: Hashable, Sendable {
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// One opaque pixel each as 0x00RRGGBB, row by row from the top left.
  private let pixels: [Int32]

  init(_ bitmap: Bitmap) {
    pixelWidth = bitmap.width
    pixelHeight = bitmap.height
    pixels = bitmap.pixels
  }

  /// The picture as a PNG file; the same pixels always give the same bytes.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError.encodingFailed` when there is no memory for it.
  public func pngData() throws(ShareCardError) -> Data {
    Data(try pngBytes())
  }

  /// The bytes of `pngData()`.
  package func pngBytes() throws(ShareCardError) -> [UInt8] {
    try bytes(as: .png)
  }

  /// The picture as a JPEG file.
  ///
  /// - Parameter quality: 0 … 1; below 0.9 edges of text show artifacts.
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError.encodingFailed` when there is no memory for it.
  public func jpegData(quality: Double = 0.92) throws(ShareCardError) -> Data {
    Data(try bytes(as: .jpeg(quality: Self.percent(quality))))
  }

  /// The picture as a WebP file.
  ///
  /// - Parameter quality: 0 … 1; below 0.9 edges of text show artifacts.
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError.encodingFailed` when there is no memory for it, or the system's libgd
  ///   does not write WebP.
  public func webPData(quality: Double = 0.9) throws(ShareCardError) -> Data {
    Data(try bytes(as: .webP(quality: Self.percent(quality))))
  }

  private func bytes(as format: ImageFormat) throws(ShareCardError) -> [UInt8] {
    try canvasWork { () throws(CanvasError) in
      try ImageEncoder().encode(try bitmap(), as: format).bytes
    }
  }

  /// A quality of 0 … 1 as libjpeg counts it; what is not a number counts as 0.
  static func percent(_ quality: Double) -> Int {
    quality > 0 ? Int((min(quality, 1) * 100).rounded()) : 0
  }

  private func bitmap() throws(CanvasError) -> Bitmap {
    try Bitmap(width: pixelWidth, height: pixelHeight, pixels: pixels)
  }
}
