import Diagnostics
import Documents
import QRCodes

extension AppConfiguration {
  /// The decoder of `app:`.
  ///
  /// - Parameters:
  ///   - name: the app's name where `app:` has none.
  ///   - url: the site's address; nil after a fault of it was reported.
  /// - Returns: a decoder that also warns of links that the site cannot make the app open.
  static func decoder(named name: String, on url: SiteURL?) -> ValueDecoder<AppConfiguration> {
    .mapping { reader in
      var app = AppConfiguration(name: reader.value("name", .nonEmptyText, default: name))
      app.schemes = Set(reader.value("schemes", .list(of: .appScheme), default: []))
      app.link = reader.optional("link", .linkTemplate(schemes: app.schemes))
      app.linkLocation = reader.node(for: "link")?.location
      app.open = reader.optional("open", .appLinkTemplate(schemes: app.schemes))
      app.ios = reader.optional("ios", ios)
      app.android = reader.optional("android", android)
      if app.claimsAddresses, let url, let fault = app.link?.fault(on: url) {
        reader.report(
          fault.code, severity: .warning, "'app.link' \(fault.message)", hint: fault.hint,
          at: "link")
      }
      return app
    }
  }

  private static var ios: ValueDecoder<IOSApp> {
    .mapping { reader in
      let identifiers = ValueDecoder<[String]>.oneOrMore(
        of: .appIdentifier, count: 1...mostIdentifiers)
      let app = IOSApp(
        identifiers: reader.value("app-id", identifiers, default: []),
        storeID: reader.optional("store-id", .appStoreID))
      if ["app-id", "store-id"].allSatisfy({ reader.node(for: $0)?.isNull != false }) {
        reader.reportWhole(
          .missingKey, "has neither 'app-id' nor 'store-id'",
          hint: "add 'app-id: ABCDE12345.com.example.stride', or remove 'ios'")
      }
      return app
    }
  }

  private static var android: ValueDecoder<AndroidApp> {
    .mapping { reader in
      let name = reader.required(
        "package", .javaPackage, hint: "add 'package: com.example.stride'")
      let fingerprints = reader.value(
        "fingerprints", .oneOrMore(of: .certificateFingerprint, count: 1...mostIdentifiers),
        default: [])
      return name.map { AndroidApp(packageName: $0, fingerprints: fingerprints) }
    }
  }

  /// Keeps the files for phones far below the 128 KB that Apple reads of its own.
  private static let mostIdentifiers = 50
}
