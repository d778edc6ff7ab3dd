import Documents
import SiteGenerator

/// The addresses of the gallery and of live reload, which no site can have: all of them are below
/// `/.sitegen/`.
package struct StudioRoutes: Sendable {
  /// What the addresses begin with.
  static let root = "/.sitegen/"
  /// The address of the gallery.
  package static let gallery = root + "gallery/"
  static let assets = root + "assets/"

  private let session: SiteSession
  private let hub: EventHub
  private let asset: @Sendable (String) -> [UInt8]?

  init(
    session: SiteSession, hub: EventHub, asset: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.session = session
    self.hub = hub
    self.asset = asset
  }

  /// The answer to a request for a path below `root`.
  func response(to request: HTTPRequest) -> HTTPResponse {
    if request.path.hasPrefix(Self.assets) {
      return file(String(request.path.dropFirst(Self.assets.count)))
    }
    switch request.path {
    case Self.root, String(Self.gallery.dropLast()):
      return .redirect(to: Self.gallery, status: .movedPermanently)
    case Self.gallery: return file(StudioAsset.page)
    case Self.root + "site.json": return siteJSON
    case Self.root + "card": return card(request)
    case Self.root + "problems": return problems(request)
    case Self.root + "events":
      return HTTPResponse(
        contentType: "text/event-stream", body: .events(hub.connect { session.stateEvent }))
    default: return .text("404 Not Found: there is nothing at \(request.path)\n", status: .notFound)
    }
  }

  private func file(_ name: String) -> HTTPResponse {
    guard let bytes = asset(name) else {
      return .text("404 Not Found: there is no file '\(name)'\n", status: .notFound)
    }
    return HTTPResponse(
      contentType: MediaType(ofPath: name).text, entityTag: Fingerprint(of: bytes).text,
      body: .bytes(bytes))
  }

  private var siteJSON: HTTPResponse {
    let (site, problems) = session.shown
    return .json(SiteJSON.json(of: site, problems: problems))
  }

  private func card(_ request: HTTPRequest) -> HTTPResponse {
    CardAnswer(to: request, session: session).picture
  }

  private func problems(_ request: HTTPRequest) -> HTTPResponse {
    if request.query["page"] == nil {
      return .json(.object([("problems", ProblemText.json(session.shown.problems))]))
    }
    return CardAnswer(to: request, session: session).problems
  }
}
