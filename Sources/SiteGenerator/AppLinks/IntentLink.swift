import QRCodes

/// A link by which browsers on Android open one app, or its page in the store where it is missing
/// (Chrome, "Android Intents with Chrome").
///
/// It is made of a checked link and of the configuration alone. Characters that could end a part of
/// it or begin another are percent-encoded.
struct IntentLink {
  let text: String

  /// The link; nil for one with a fragment, whose place the intent takes.
  ///
  /// - Parameters:
  ///   - link: what the app is to open.
  ///   - app: the app.
  init?(_ link: DeepLink, in app: AndroidApp) {
    guard !link.text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let target = link.text.dropFirst(link.scheme.count + 1)
    // A page that leads to itself would show that nothing happens; the store can help.
    let fallback = PercentEncoding.encode(app.store, allowed: .unreserved)
    text =
      "intent:" + PercentEncoding.encode(String(target), allowed: Self.targetCharacters)
      + "#Intent;scheme=\(link.scheme);package=\(app.packageName);"
      + "S.browser_fallback_url=\(fallback);end"
  }

  private static let targetCharacters = ASCIISet.unreserved.adding("%/:@?&=+,!$*()[]")
}
