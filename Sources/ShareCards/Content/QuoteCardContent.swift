/// Words worth sharing, and who said them.
public struct QuoteCardContent: ShareCardContent, Hashable {
  /// The quoted text, without quotation marks around it.
  public let quote: String
  /// Whose words they are.
  public let attribution: String?
  /// The name in the card's footer.
  public let brandName: String

  /// The quote itself.
  public var title: String { quote }
  /// The attribution.
  public var subtitle: String? { attribution }
  /// A quote has no icon.
  public var iconName: String? { nil }

  /// Describes a quote.
  public init(quote: String, attribution: String? = nil, brandName: String) {
    self.quote = quote
    self.attribution = attribution
    self.brandName = brandName
  }
}
