import Diagnostics
import Documents
import SiteGenerator

/// The answer to who asks for a card, in the style, format and scale that they ask for.
struct CardAnswer {
  private let card: Result<(artifact: Artifact, product: Product), CardVariantFault>

  init(to request: HTTPRequest, session: SiteSession) {
    card = Result { () throws(CardVariantFault) in
      try Self.card(Self.variant(request.query), session: session)
    }
  }

  private static func variant(_ query: [String: String]) -> CardVariant {
    CardVariant(
      page: query["page"] ?? "", size: query["size"] ?? "", style: query["style"],
      format: query["format"], scale: query["scale"])
  }

  private static func card(
    _ variant: CardVariant, session: SiteSession
  ) throws(CardVariantFault) -> (artifact: Artifact, product: Product) {
    let (shown, problems) = session.shown
    guard let site = shown else { throw .unusable(problems) }
    let artifact = try site.catalogue.variants.artifact(of: variant)
    return (artifact, session.product(of: artifact, in: site))
  }

  /// The picture, or why there is none.
  var picture: HTTPResponse {
    do throws(CardVariantFault) {
      let (artifact, product) = try card.get()
      if product.diagnostics.containsErrors { throw .unusable(product.diagnostics) }
      return HTTPResponse(
        contentType: MediaType(ofPath: artifact.path).text,
        entityTag: artifact.fingerprint.text, body: .bytes(product.bytes))
    } catch {
      return Self.failure(error)
    }
  }

  /// What drawing the card warns about.
  var problems: HTTPResponse {
    do throws(CardVariantFault) {
      return Self.problems(try card.get().product.diagnostics, status: .ok)
    } catch {
      switch error {
      case .unknown: return Self.failure(error)
      case .unusable(let diagnostics): return Self.problems(diagnostics, status: .ok)
      }
    }
  }

  private static func failure(_ fault: CardVariantFault) -> HTTPResponse {
    switch fault {
    case .unknown(let diagnostic): problems([diagnostic], status: .notFound)
    case .unusable(let diagnostics): problems(diagnostics, status: .unprocessableContent)
    }
  }

  private static func problems(_ diagnostics: [Diagnostic], status: HTTPStatus) -> HTTPResponse {
    .json(.object([("problems", ProblemText.json(diagnostics))]), status: status)
  }
}
