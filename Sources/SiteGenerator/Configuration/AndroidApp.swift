/// The app on Android.
package struct AndroidApp: Hashable, Sendable {
  package var packageName: String
  /// The SHA-256 fingerprints of the certificates that the app is signed with, as capital
  /// hexadecimal digits in pairs between colons.
  package var fingerprints: [String] = []

  /// The app's page on Google Play.
  var store: String { "https://play.google.com/store/apps/details?id=" + packageName }
}
