import Canvas
import Diagnostics
import Mustache

/// A page at a former path that leads to where the moment is now.
///
/// Static hosts cannot be told to redirect, so the page does (HTML, "http-equiv refresh"); search
/// engines take the canonical address from it.
struct AliasPage: Sendable {
  let path: String
  let moment: PlannedPage
  let url: SiteURL

  var artifact: Artifact {
    var builder = FingerprintBuilder()
    builder.add(Generator.version)
    builder.add(moment.page.title)
    builder.add(moment.page.language)
    builder.add(address)
    return Artifact(
      path: path, fingerprint: builder.finish(),
      origin: "the alias '\(path)' of \(moment.origin)"
    ) { [self] _ in
      var html: [UInt8] = []
      do throws(DiagnosticError) {
        let template = try Template(Array(Self.source.utf8), name: "alias")
        try TemplateLibrary(templates: ["alias": template])
          .render("alias", with: values, into: &html)
        return Product(bytes: html)
      } catch {
        return .failed(error.diagnostics)
      }
    }
  }

  private var address: String { url.absolute(moment.page.outputPath) }

  private var values: TemplateValue {
    let page = moment.page
    return [
      "title": .text(page.title), "address": .text(address), "language": .text(page.language),
      "direction": .text(TextDirection(of: page.title, language: page.language).rawValue),
    ]
  }

  private static let source = """
    <!DOCTYPE html>
    <html lang="{{language}}" dir="{{direction}}">
    <head>
      <meta charset="utf-8">
      <title>{{title}}</title>
      <meta name="robots" content="noindex">
      <meta http-equiv="refresh" content="0; url={{address}}">
      <link rel="canonical" href="{{address}}">
    </head>
    <body>
      <p><a href="{{address}}">{{title}}</a></p>
    </body>
    </html>

    """
}
