/// A file below `.well-known` that tells phones which addresses belong to the site's app.
enum AppLinkFile {
  /// What iPhones and iPads read (Apple, "Supporting associated domains"), about the apps of these
  /// identifiers.
  case appleAppSiteAssociation(identifiers: [String])
  /// What Android reads (Google, "Digital Asset Links"), about an app whose signers are known.
  case assetLinks(AndroidApp)

  /// The path in the output.
  var path: String {
    switch self {
    case .appleAppSiteAssociation: ".well-known/apple-app-site-association"
    case .assetLinks: ".well-known/assetlinks.json"
    }
  }

  /// The files that an app needs, which are none before the site says who signs the app.
  static func files(for app: AppConfiguration) -> [AppLinkFile] {
    var files: [AppLinkFile] = []
    if let ios = app.ios, !ios.identifiers.isEmpty {
      files.append(.appleAppSiteAssociation(identifiers: ios.identifiers))
    }
    if let android = app.android, !android.fingerprints.isEmpty {
      files.append(.assetLinks(android))
    }
    return files
  }
}
