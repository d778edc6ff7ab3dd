/// What a share card shows.
///
/// Conform a type of your own to have it drawn by the generic layout: icon, title and subtitle.
/// The types that this library brings have layouts of their own.
public protocol ShareCardContent: Sendable {
  /// The text that names the moment.
  var title: String { get }
  /// A second line of text, in smaller type.
  var subtitle: String? { get }
  /// The name of the app or brand, shown in the card's footer.
  var brandName: String { get }
  /// An SF Symbol name that the theme maps to an icon, a Material icon name, or one emoji.
  ///
  /// A card with another name, such as the path of a file, has no icon, as one without a name. The
  /// lists of names are in `icons.yml` of the theme.
  var iconName: String? { get }
}
