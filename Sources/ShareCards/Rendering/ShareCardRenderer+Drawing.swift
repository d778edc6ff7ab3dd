import Canvas

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ShareCardRenderer {
  /// Draws a card.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - size: the size at scale 1.
  ///   - qrCodeURL: what the QR code leads to; without it only a contact's card has one.
  ///   - scale: output pixels in a pixel of the size, 1 … 3; fractions are rounded.
  ///   - pictures: the picture files that the card shows.
  /// - Returns: the picture.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  public func render(
    content: some ShareCardContent, style: ShareCardStyle, size: ShareCardSize = .square,
    qrCodeURL: URL? = nil, scale: Double = 2, pictures: CardPictures = .none
  ) throws(ShareCardError) -> CardImage {
    try draw(content, style, qrCodeURL, pictures) { (renderer, card) throws(ShareCardError) in
      try renderer.renderImage(card, size: size, scale: Self.wholeScale(scale))
    }
  }

  /// Draws a card as a PNG file, which keeps text sharp.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - size: the size at scale 1.
  ///   - qrCodeURL: what the QR code leads to; without it only a contact's card has one.
  ///   - scale: output pixels in a pixel of the size, 1 … 3; fractions are rounded.
  ///   - pictures: the picture files that the card shows.
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  public func renderPNGData(
    content: some ShareCardContent, style: ShareCardStyle, size: ShareCardSize = .square,
    qrCodeURL: URL? = nil, scale: Double = 2, pictures: CardPictures = .none
  ) throws(ShareCardError) -> Data {
    try draw(content, style, qrCodeURL, pictures) { (renderer, card) throws(ShareCardError) in
      Data(try renderer.renderFile(card, size: size, scale: Self.wholeScale(scale)).bytes)
    }
  }

  /// Draws a card as a JPEG file.
  ///
  /// - Parameters:
  ///   - content: what the card shows.
  ///   - style: how it looks.
  ///   - size: the size at scale 1.
  ///   - qrCodeURL: what the QR code leads to; without it only a contact's card has one.
  ///   - scale: output pixels in a pixel of the size, 1 … 3; fractions are rounded.
  ///   - quality: 0 … 1; below 0.9 edges of text show artifacts.
  ///   - pictures: the picture files that the card shows.
  /// - Returns: the bytes of the file.
  /// - Throws: `ShareCardError` when the card cannot be drawn or its code does not scan.
  public func renderJPEGData(
    content: some ShareCardContent, style: ShareCardStyle, size: ShareCardSize = .square,
    qrCodeURL: URL? = nil, scale: Double = 2, quality: Double = 0.92,
    pictures: CardPictures = .none
  ) throws(ShareCardError) -> Data {
    let percent = CardImage.percent(quality)
    return try draw(content, style, qrCodeURL, pictures) {
      (renderer, card) throws(ShareCardError) in
      let (bytes, _) = try renderer.renderFile(
        card, size: size, scale: Self.wholeScale(scale),
        encoding: CardEncoding(format: .jpeg(quality: percent)))
      return Data(bytes)
    }
  }

  /// The pixels in a pixel of a size: 1, 2 or 3.
  private static func wholeScale(_ scale: Double) -> Int {
    scale > 1 ? Int(min(scale, 3).rounded()) : 1
  }
}
