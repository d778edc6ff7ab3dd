import Foundation
import ShareCards
import Testing

/// The pictures that a program hands over with a card.
@Suite struct CardPicturesTests {
  private func svg(_ color: String) -> Data {
    Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
      <rect width="40" height="40" fill="\(color)"/></svg>
      """.utf8)
  }

  private func contact() throws -> ContactCardContent {
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    return ContactCardContent(
      card: try ContactCard(contactID: id, displayName: "Mara Lindqvist"), brandName: "Stride")
  }

  private func card(
    _ pictures: CardPictures = .none, by renderer: ShareCardRenderer = ShareCardRenderer()
  ) throws -> DecodedCard {
    try DecodedCard(
      file: Array(
        renderer.renderPNGData(
          content: contact(), style: .minimal, size: .compact, scale: 1, pictures: pictures)))
  }

  /// How many pixels have a colour.
  private func count(_ color: [UInt8], in card: DecodedCard) -> Int {
    stride(from: 0, to: card.bytes.count, by: 4).count {
      Array(card.bytes[$0..<$0 + 3]) == color
    }
  }

  @Test func showsAnAvatarInPlaceOfInitials() throws {
    #expect(count([255, 0, 255], in: try card()) == 0)
    let shown = try card(CardPictures(avatar: svg("#ff00ff")))
    #expect(count([255, 0, 255], in: shown) > 5000)
    #expect(try shown.payloads().count == 1)
  }

  @Test func coversTheCardWithABackgroundBelowAVeil() throws {
    let covered = try card(CardPictures(background: svg("#000000")))
    // White over black: 40 % at the top, 85 % at the bottom.
    let (top, bottom) = (covered[2, 0], covered[2, 599])
    #expect(top.allSatisfy { (100...104).contains($0) }, "\(top)")
    #expect(bottom.allSatisfy { (215...219).contains($0) }, "\(bottom)")
  }

  @Test func drawsTheLogoBesideTheBrand() throws {
    let renderer = try ShareCardRenderer(logo: svg("#00ff00"))
    #expect(count([0, 255, 0], in: try card(by: renderer)) > 500)
    #expect(try card(by: ShareCardRenderer(logo: nil)) == card())
  }

  @Test func keepsPicturesApart() throws {
    let renderer = ShareCardRenderer()
    let (red, blue) = (
      try CardPictures(avatar: svg("#ff0000")), try CardPictures(avatar: svg("#0000ff"))
    )
    #expect(red != blue)
    #expect(try red == CardPictures(avatar: svg("#ff0000")))
    #expect(count([255, 0, 0], in: try card(red, by: renderer)) > 5000)
    #expect(count([0, 0, 255], in: try card(blue, by: renderer)) > 5000)
  }

  @Test func saysWhichPictureCannotBeUsed() {
    let text = Data("no picture".utf8)
    func error(_ name: String) -> ShareCardError {
      .unreadablePicture(
        reason: "the \(name) cannot be used: the file is not a picture of a known format")
    }
    #expect(throws: error("avatar")) { try CardPictures(avatar: text) }
    #expect(throws: error("background")) { try CardPictures(background: text) }
    #expect(throws: error("logo")) { try ShareCardRenderer(logo: text) }
    #expect(
      throws: ShareCardError.unreadablePicture(
        reason: "the avatar cannot be used: the picture has no bytes")
    ) { try CardPictures(avatar: Data()) }
  }
}
