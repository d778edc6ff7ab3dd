import Documents

/// A file below `.well-known` that tells phones which addresses belong to the site's app.
enum AppLinkFile: CaseIterable {
  /// What iPhones and iPads read (Apple, "Supporting associated domains").
  case appleAppSiteAssociation
  /// What Android reads (Google, "Digital Asset Links").
  case assetLinks

  /// The path in the output.
  var path: String {
    switch self {
    case .appleAppSiteAssociation: ".well-known/apple-app-site-association"
    case .assetLinks: ".well-known/assetlinks.json"
    }
  }

  /// The files that an app needs, which are none before the site says who signs the app.
  static func files(for app: AppConfiguration) -> [AppLinkFile] {
    allCases.filter { file in
      switch file {
      case .appleAppSiteAssociation: app.ios?.identifiers.isEmpty == false
      case .assetLinks: app.android?.fingerprints.isEmpty == false
      }
    }
  }
}
