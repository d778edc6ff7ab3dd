import Diagnostics
import Documents
import QRCodes
import ShareCards

extension SiteConfiguration {
  /// Reads `site.yml`.
  ///
  /// - Parameter source: the file.
  /// - Returns: the configuration, nil when there are errors, and everything that is to be told.
  package static func read(
    _ source: SourceText
  ) -> (configuration: SiteConfiguration?, diagnostics: [Diagnostic]) {
    let (value, diagnostics) = decoder.decode(
      yaml: SourcePart(source), documentName: "the configuration")
    return (value, diagnostics)
  }

  private static var decoder: ValueDecoder<SiteConfiguration> {
    .mapping { reader in
      let title = reader.required("title", .nonEmptyText, hint: "add 'title: My App'")
      let url = reader.required("url", siteURL, hint: "add 'url: https://share.example.com'")
      let language = reader.value("language", .languageTag, default: "en")
      let theme = reader.value("theme", .nonEmptyText, default: "default")
      let style = reader.optional("style", .cardStyle)
      let brand = reader.optional("brand", brand)
      let app = reader.optional("app", app)
      guard let title, let url else { return nil }
      let name = app?.name ?? brand ?? title
      return SiteConfiguration(
        title: title, url: url, language: language, theme: theme, style: style ?? .branded,
        namesStyle: style != nil, brandName: brand ?? name,
        app: App(name: name, schemes: app?.schemes ?? [], link: app?.link))
    }
  }

  private static var siteURL: ValueDecoder<SiteURL> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      do throws(SiteURL.Fault) {
        return try SiteURL(text)
      } catch {
        switch error {
        case .notAWebAddress(let fault):
          throw ValueFault(
            "is no site's address: " + fault.message, hint: fault.hint, code: .invalidURL)
        case .queryOrFragment:
          throw ValueFault(
            "must end before '?' and '#'", hint: "keep the host and the path", code: .invalidURL)
        case .dotSegment:
          throw ValueFault(
            "must not have '.' or '..' as a part of its path",
            hint: "write the path as a browser shows it", code: .invalidURL)
        }
      }
    }
  }

  private static var brand: ValueDecoder<String> {
    .mapping { reader in
      reader.required("name", .nonEmptyText)
    }
  }

  private static var app: ValueDecoder<DecodedApp> {
    .mapping { reader in
      let name = reader.optional("name", .nonEmptyText)
      let schemes = reader.value("schemes", .list(of: scheme), default: [])
      let link = reader.optional("link", linkTemplate(schemes: Set(schemes)))
      return DecodedApp(name: name, schemes: Set(schemes), link: link)
    }
  }

  private struct DecodedApp {
    var name: String?
    var schemes: Set<String>
    var link: LinkTemplate?
  }

  /// A scheme is right when a link with it would be.
  private static var scheme: ValueDecoder<String> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      do throws(DeepLinkError) {
        return try DeepLink(text + "://app", allowedSchemes: [text]).scheme
      } catch {
        throw ValueFault("is not allowed: " + error.message, hint: error.hint, code: .invalidURL)
      }
    }
  }

  /// A template is right when the link of an ordinary page would be, and that of a page whose
  /// path has to be percent-encoded, which a host or a scheme cannot hold.
  private static func linkTemplate(schemes: Set<String>) -> ValueDecoder<LinkTemplate> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      let template = try LinkTemplate(text)
      do throws(DeepLinkError) {
        _ = try DeepLink(template.text(slug: "slug", path: "path"), allowedSchemes: schemes)
      } catch {
        throw ValueFault("is not right: " + error.message, hint: error.hint, code: .invalidURL)
      }
      guard (try? DeepLink(template.text(slug: "é", path: "é"), allowedSchemes: schemes)) != nil
      else {
        throw ValueFault(
          "has a placeholder before its path",
          hint: "write the placeholders after the host", code: .invalidURL)
      }
      return template
    }
  }
}
