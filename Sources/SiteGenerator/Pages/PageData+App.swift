import Mustache
import QRCodes

// What templates get of the app that a site's pages lead to.
extension PageData {
  private var app: AppConfiguration { site.configuration.app }

  /// The addresses of the app in stores.
  static func stores(of app: AppConfiguration) -> TemplateValue {
    guard app.ios?.store != nil || app.android != nil else { return .null }
    return [
      "apple": app.ios?.store.map { .text($0) } ?? .null,
      "google": app.android.map { .text($0.store) } ?? .null,
    ]
  }

  /// What the banner of a page is told; without an address it opens the app at its start.
  func banner(opening address: String?) -> TemplateValue {
    optional(
      app.ios?.storeID.map { SmartAppBanner.content(storeID: $0, opening: address) })
  }

  /// What a moment's page has of the app.
  func appValues(of page: Page) -> [String: TemplateValue] {
    let opening = AppOpening(of: page, configuration: site.configuration)
    return [
      "banner": banner(opening: page.link?.text ?? url.absolute(page.outputPath)),
      "open": value(of: opening), "app-links": appLinks(opening.custom),
    ]
  }

  private func value(of opening: AppOpening) -> TemplateValue {
    guard opening.button != nil || opening.android != nil else { return .null }
    return [
      "address": optional(opening.button?.text), "android": optional(opening.android?.text),
    ]
  }

  /// What services that open apps themselves are told (Facebook, "App Links"; X, "App Card").
  private func appLinks(_ link: DeepLink?) -> TemplateValue {
    let link = optional(link?.text)
    let store = optional(app.ios?.storeID)
    let ios: TemplateValue =
      app.ios == nil || (link == .null && store == .null)
      ? .null : ["url": link, "store-id": store]
    let android: TemplateValue =
      app.android.map { ["url": link, "package": .text($0.packageName)] } ?? .null
    return ios == .null && android == .null ? .null : ["ios": ios, "android": android]
  }
}
