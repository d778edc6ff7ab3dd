import Diagnostics
import Documents
import QRCodes

/// What `site.yml` says about the app, with nothing filled in.
struct DecodedApp {
  var name: String?
  var schemes: Set<String> = []
  var link: LinkTemplate?
  /// What is to be told of a code with a link of the template.
  var linkWarning: Diagnostic?

  static var decoder: ValueDecoder<DecodedApp> {
    .mapping { reader in
      var app = DecodedApp(name: reader.optional("name", .nonEmptyText))
      app.schemes = Set(reader.value("schemes", .list(of: scheme), default: []))
      app.link = reader.optional("link", linkTemplate(schemes: app.schemes))
      app.linkWarning = linkWarning(of: app, in: reader)
      return app
    }
  }

  /// A scheme is right when a link with it would be.
  private static var scheme: ValueDecoder<String> {
    let link = ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      do throws(DeepLinkError) {
        return try DeepLink(text + "://app", allowedSchemes: [text])
      } catch {
        throw ValueFault("is not allowed: " + error.message, hint: error.hint, code: .invalidURL)
      }
    }
    return ValueDecoder { node, context in
      guard let link = link.decode(node, in: &context) else { return nil }
      if let warning = link.schemeWarning {
        context.report(
          .schemeWithoutDot, severity: .warning, warning.message, hint: warning.hint, at: node)
      }
      return link.scheme
    }
  }

  /// A template is right when the link of an ordinary page would be, and that of a page whose
  /// path has to be percent-encoded, which a host or a scheme cannot hold.
  private static func linkTemplate(schemes: Set<String>) -> ValueDecoder<LinkTemplate> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      let template = try LinkTemplate(text)
      do throws(DeepLinkError) {
        _ = try DeepLink(template.text { $0.rawValue } ?? "", allowedSchemes: schemes)
      } catch {
        throw ValueFault("is not right: " + error.message, hint: error.hint, code: .invalidURL)
      }
      let encoded = template.text { _ in "é" } ?? ""
      guard (try? DeepLink(encoded, allowedSchemes: schemes)) != nil else {
        throw ValueFault(
          "has a placeholder before its path",
          hint: "write the placeholders after the host", code: .invalidURL)
      }
      return template
    }
  }

  /// The warning is made here, where the template stands, and told when a code is planned that
  /// carries such a link.
  private static func linkWarning(of app: DecodedApp, in reader: MappingReader) -> Diagnostic? {
    guard let place = reader.node(for: "link")?.location,
      let text = app.link?.text({ $0.rawValue }),
      let link = try? DeepLink(text, allowedSchemes: app.schemes), let warning = link.codeWarning
    else { return nil }
    return reader.context.source.diagnostic(
      .appOnlyCode, severity: .warning, warning.message, hint: warning.hint, at: place)
  }
}
