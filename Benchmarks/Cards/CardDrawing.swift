import ShareCards

/// One way to make the card's PNG file, kept warm from card to card.
protocol CardDrawing: AnyObject {
  /// Does what is not to be measured.
  func prepare(_ size: ShareCardSize, _ background: Ground) throws

  /// Draws the card and gives the bytes of the file.
  func draw(_ size: ShareCardSize, _ background: Ground) throws -> [UInt8]
}

extension CardDrawing {
  func prepare(_ size: ShareCardSize, _ background: Ground) throws {}
}
