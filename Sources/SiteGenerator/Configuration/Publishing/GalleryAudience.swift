/// Who sees the gallery and the list of cards.
package enum GalleryAudience: String, CaseIterable, Sendable {
  /// They stay with those who build the site: `publish` leaves them out.
  case local
  /// They are published with the pages.
  case `public`
}
