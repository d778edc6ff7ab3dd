/// The icons among a site's static files, which pages name since a site below a base path does
/// not own the addresses where browsers look by themselves.
struct SiteIcons: Sendable {
  /// What a browser's tab shows.
  let icon: String?
  /// What a home screen and some previews of links show.
  let touchIcon: String?

  init(paths: [String]) {
    icon = ["favicon.svg", "favicon.png", "favicon.ico"].first(where: paths.contains)
    touchIcon = ["apple-touch-icon.png"].first(where: paths.contains)
  }
}
