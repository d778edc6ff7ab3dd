/// The app on iPhones and iPads.
package struct IOSApp: Hashable, Sendable {
  /// Team prefixes with bundle identifiers, such as `ABCDE12345.com.example.stride`.
  package var identifiers: [String] = []
  /// The number of the app in the App Store.
  package var storeID: String?

  /// The app's page in the App Store.
  var store: String? { storeID.map { "https://apps.apple.com/app/id" + $0 } }
}
