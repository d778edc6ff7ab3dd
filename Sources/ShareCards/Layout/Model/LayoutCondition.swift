/// What has to be so for a view to be there.
package struct LayoutCondition: Hashable, Sendable {
  package var subject: Subject
  /// Whether it has to be so, or must not be so.
  package var isWanted = true

  package enum Subject: Hashable, Sendable {
    /// A field has a text.
    case field(String)
    case fact(Fact)
    case picture(PictureRole)
  }

  /// What can be so for a card besides its fields.
  package enum Fact: String, CaseIterable, Sendable {
    /// The card has a QR code.
    case qr
    /// The card shows how much of a goal is reached.
    case progress
    /// The item of a grid has values before it.
    case series
    /// The style's background is nearer to white than to black.
    case light = "style.light"
    /// The style's background is nearer to black than to white.
    case dark = "style.dark"
    /// The style's texts begin at the leading edge.
    case leading = "style.leading"
    /// The style's texts stand in the middle.
    case centered = "style.center"
    /// The style has the brand above the content.
    case header = "style.header"
    /// The style has the brand below the content.
    case footer = "style.footer"
  }
}
