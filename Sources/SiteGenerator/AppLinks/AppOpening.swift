import QRCodes

/// The links by which a moment's page opens the app.
struct AppOpening {
  /// Where the button leads; nil when that would be the page itself.
  let button: DeepLink?
  /// Where the button for Android leads.
  let android: IntentLink?
  /// The link with a scheme of the app's own, for services that open apps themselves.
  let custom: DeepLink?

  init(of page: Page, configuration: SiteConfiguration) {
    let url = configuration.url
    let own = url.absolute(page.outputPath)
    button = page.appLink.flatMap { Self.isSamePage($0, own) ? nil : $0 }
    custom = [page.appLink, page.link].lazy.compactMap(\.self).first(where: \.isCustomScheme)
    // Browsers hand a link to another host over to the app by themselves, and one to their own
    // host never.
    let target = page.appLink.flatMap { link in
      link.isCustomScheme || url.isHost(of: link) ? link : nil
    }
    android = configuration.app.android.flatMap { app in
      target.flatMap { IntentLink($0, in: app) }
    }
  }

  /// Whether a link leads to a page, whatever its query and fragment.
  private static func isSamePage(_ link: DeepLink, _ address: String) -> Bool {
    let path = link.text.prefix { $0 != "?" && $0 != "#" }
    return path == address || path + "/" == address
  }
}
