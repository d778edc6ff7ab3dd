import Documents
import SiteGenerator

/// The addresses of the gallery and of live reload, which no site can have: all of them are below
/// `/.sitegen/`.
package struct StudioRoutes: Sendable {
  /// What the addresses begin with.
  package static let root = "/.sitegen/"
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
    let path = String(request.path.dropFirst(Self.root.count))
    if path.hasPrefix("assets/") { return file(String(path.dropFirst("assets/".count))) }
    switch path {
    case "", "gallery": return .redirect(to: Self.gallery, status: .movedPermanently)
    case "gallery/": return file(StudioAsset.page)
    case "site.json": return .json(SiteJSON.json(of: session.site, problems: session.problems))
    case "card": return card(request)
    case "problems": return problems(request)
    case "events":
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

  private func card(_ request: HTTPRequest) -> HTTPResponse {
    CardAnswer(to: request, session: session).picture
  }

  private func problems(_ request: HTTPRequest) -> HTTPResponse {
    if request.query["page"] == nil {
      return .json(.object([("problems", ProblemText.json(session.problems))]))
    }
    return CardAnswer(to: request, session: session).problems
  }
}
