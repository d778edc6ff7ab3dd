import Diagnostics
import SiteGenerator

/// The addresses of the site itself, as they will be where it is published.
struct SiteRoutes: Sendable {
  private let session: SiteSession

  /// The path of the page for addresses at which there is nothing.
  private static let notFoundPage = "404.html"
  private static let index = "index.html"

  init(session: SiteSession) {
    self.session = session
  }

  /// The answer to a request for a path of the site, or outside of its base path.
  func response(to request: HTTPRequest) -> HTTPResponse {
    let (shown, problems) = session.shown
    guard let site = shown else {
      return .html(
        ErrorPage.html(of: problems, title: "The site has errors"), version: nil,
        status: .unprocessableContent)
    }
    let base = site.catalogue.url.decodedBasePath
    if request.path == "/", !base.isEmpty {
      return .redirect(to: site.catalogue.url.rooted(Self.index), status: .found)
    }
    if request.path == base {
      return .redirect(to: site.catalogue.url.rooted(Self.index), status: .movedPermanently)
    }
    guard request.path.hasPrefix(base + "/") else { return notFound(in: site) }
    return response(toPath: String(request.path.dropFirst(base.count + 1)), in: site)
  }

  /// The answer to a request for a path below the base path, without a slash at its start.
  private func response(toPath path: String, in site: LoadedSite) -> HTTPResponse {
    let isFolder = path.isEmpty || path.hasSuffix("/")
    let file = isFolder ? path + Self.index : path
    // The page there would lead to where the site is published.
    if let address = site.redirects[file] { return .redirect(to: address, status: .found) }
    if let artifact = site.artifacts[file] { return response(with: artifact, in: site) }
    let page = "\(path)/\(Self.index)"
    if !isFolder, site.artifacts[page] != nil {
      return .redirect(to: site.catalogue.url.rooted(page), status: .movedPermanently)
    }
    return notFound(in: site)
  }

  private func notFound(in site: LoadedSite) -> HTTPResponse {
    guard let artifact = site.artifacts[Self.notFoundPage] else {
      return .text("404 Not Found\n", status: .notFound)
    }
    return response(with: artifact, in: site, status: .notFound)
  }

  private func response(
    with artifact: Artifact, in site: LoadedSite, status: HTTPStatus = .ok
  ) -> HTTPResponse {
    let product = session.product(of: artifact, in: site)
    let type = MediaType(ofPath: artifact.path).text
    let isPage = artifact.path.hasSuffix(".html")
    if product.diagnostics.containsErrors {
      return isPage
        ? .html(
          ErrorPage.html(of: product.diagnostics, title: "The page has errors"),
          version: site.version, status: .unprocessableContent)
        : .text(ProblemText.plain(product.diagnostics), status: .unprocessableContent)
    }
    if isPage { return .html(product.bytes, version: site.version, status: status) }
    return HTTPResponse(
      status: status, contentType: type, entityTag: artifact.fingerprint.text,
      body: .bytes(product.bytes))
  }
}

extension HTTPResponse {
  /// A page that keeps itself up to date.
  ///
  /// Its tag changes with the site's version, too: a kept page of another one would be loaded anew
  /// for ever.
  fileprivate static func html(
    _ html: [UInt8], version: Fingerprint?, status: HTTPStatus
  ) -> HTTPResponse {
    let bytes = LiveScript.added(to: html, version: version)
    return HTTPResponse(
      status: status, contentType: MediaType(ofPath: "index.html").text,
      entityTag: Fingerprint(of: bytes).text, body: .bytes(bytes))
  }
}
