import QRCodes

/// What Safari shows above a page to open the app or to get it (Apple, "Promoting Apps with Smart
/// App Banners").
enum SmartAppBanner {
  /// The content of the meta element `apple-itunes-app`.
  ///
  /// - Parameters:
  ///   - storeID: the number of the app in the App Store.
  ///   - address: what the app is to open; a comma in it would begin another parameter and is
  ///     percent-encoded, like all that could end the value.
  /// - Returns: the parameters.
  static func content(storeID: String, opening address: String?) -> String {
    let argument = address.map { PercentEncoding.encode($0, allowed: addressCharacters) }
    return "app-id=" + storeID + (argument.map { ", app-argument=" + $0 } ?? "")
  }

  private static let addressCharacters = ASCIISet.unreserved.adding("%/:@?&=+#!$*()[]")
}
