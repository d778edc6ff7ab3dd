/// Answers every request to the local server: for the site's own addresses as they will be hosted, and
/// for those of the studio.
package struct StudioHandler: Sendable {
  private let site: SiteRoutes
  private let studio: StudioRoutes

  /// - Parameters:
  ///   - session: the site.
  ///   - hub: the event streams of the browsers.
  ///   - asset: a file of the gallery or of live reload by its name.
  package init(
    session: SiteSession, hub: EventHub,
    asset: @escaping @Sendable (String) -> [UInt8]? = StudioAsset.file
  ) {
    site = SiteRoutes(session: session)
    studio = StudioRoutes(session: session, hub: hub, asset: asset)
  }

  /// The answer to a request; called from any thread, and it may take as long as drawing a card.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    request.path.hasPrefix(StudioRoutes.root)
      ? studio.response(to: request) : site.response(to: request)
  }
}
