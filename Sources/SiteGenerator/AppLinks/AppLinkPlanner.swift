import Documents

/// Describes the files by which phones open the site's addresses in its app.
struct AppLinkPlanner {
  let site: Site
  let outline: SiteOutline
  /// The paths of all other files in the output.
  let outputs: [String]

  func plan() -> [Artifact] {
    AppLinkFile.files(for: site.configuration.app).map { file in
      let bytes = Array((json(of: file).text() + "\n").utf8)
      return Artifact(
        path: file.path, fingerprint: Fingerprint(of: bytes),
        origin: "the file '\(file.path)' of 'app' in site.yml", isDefault: true
      ) { _ in Product(bytes: bytes) }
    }
  }

  private func json(of file: AppLinkFile) -> JSONText {
    switch file {
    case .appleAppSiteAssociation(let identifiers):
      AppleAssociation(
        identifiers: identifiers, url: site.configuration.url,
        exclusions: WebOnlyAddresses(site: site, outline: outline, outputs: outputs).all
      ).json
    case .assetLinks(let app): AssetLinks(app: app).json
    }
  }
}
