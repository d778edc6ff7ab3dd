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
      let description = reader.optional("description", .nonEmptyText)
      let language = reader.value("language", .languageTag, default: "en")
      let timeZone = reader.value("time-zone", .timeZone, default: .utc)
      let theme = reader.value("theme", .nonEmptyText, default: "default")
      // What depends on the theme is read when that is known.
      reader.allow([SiteDefaults.styleKey])
      let brand = reader.optional("brand", brand)
      let name = brand?.name ?? title ?? ""
      let app =
        reader.optional("app", AppConfiguration.decoder(named: name, on: url))
        ?? AppConfiguration(name: name)
      if app.claimsAddresses, let fault = url?.appLinkFault {
        reader.report(
          fault.code, severity: .warning, "'url' \(fault.message)", hint: fault.hint, at: "url")
      }
      var cards = reader.value("cards", cards, default: DecodedCards())
      cards.look.files[.logo] = cards.look.files[.logo] ?? brand?.logo
      let taxonomies = reader.value("taxonomies", taxonomies, default: ["tags"])
      let pageSize = reader.value("page-size", .integer(in: 1...1000), default: 24)
      var markdown = MarkdownOptions()
      markdown.smartPunctuation = reader.value("smart-punctuation", .boolean, default: false)
      markdown.allowsRawHTML = reader.value("unsafe-html", .boolean, default: false)
      let gallery = reader.value(
        "gallery", .choice(noun: "audience", label: "audiences"), default: GalleryAudience.local)
      let targets = reader.value("publish", PublishingTarget.decoder(on: url), default: [])
      reader.allow([SiteDefaults.sectionsKey])
      guard let title, let url else { return nil }
      return SiteConfiguration(
        title: title, description: description, url: url, language: language,
        timeZone: timeZone, theme: theme, brandName: brand?.name ?? app.name,
        brandColor: brand?.color, app: app, cards: cards.settings, cardLook: cards.look,
        cardFormatLocation: cards.formatLocation, cardSizes: cards.sizes,
        correction: cards.code?.correction,
        codeLogo: cards.code?.logo,
        taxonomies: taxonomies, pageSize: pageSize, markdown: markdown,
        gallery: gallery, targets: targets)
    }
  }

  private struct DecodedCards {
    var settings = CardSettings()
    var look = CardLook()
    var sizes = ShareCardSize.allCases
    var code: CodeSettings?
    var formatLocation: SourceLocation?
  }

  private static var cards: ValueDecoder<DecodedCards> {
    .mapping { reader in
      var cards = DecodedCards(
        settings: CardSettings.read(from: &reader), look: CardLook.read(from: &reader))
      cards.sizes = reader.value("sizes", cardSizes, default: ShareCardSize.allCases)
      cards.code = reader.optional("qr", CodeSettings.decoder)
      cards.formatLocation = reader.node(for: "format")?.location
      return cards
    }
  }

  private static var cardSizes: ValueDecoder<[ShareCardSize]> {
    .list(of: .cardSize, count: 1...ShareCardSize.allCases.count).validated { sizes in
      if Set(sizes).count < sizes.count { return "names a size twice" }
      // Previews of links show the wide card, and without a picture they show nothing.
      return sizes.contains(.wide)
        ? nil : ValueFault("must have the size 'wide'", hint: "previews of links show it")
    }
  }

  private static var taxonomies: ValueDecoder<[String]> {
    .list(of: taxonomy).validated { names in
      Set(names).count < names.count ? "names a taxonomy twice" : nil
    }
  }

  /// A taxonomy's name is a key of front matter and the first part of its pages' paths.
  private static var taxonomy: ValueDecoder<String> {
    ValueDecoder<String>.nonEmptyText.validated { name in
      if Slug.make(name) != name {
        return ValueFault(
          "must be a name of small letters, digits and hyphens", hint: "write it as in 'tags'")
      }
      return ContentSchema.ownKeys.contains(name)
        ? ValueFault("is a key of every page already", hint: "choose another name") : nil
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

  private struct Brand {
    var name: String
    var logo: PictureFile?
    var color: CardColor?
  }

  private static var brand: ValueDecoder<Brand> {
    .mapping { reader in
      let name = reader.required("name", .nonEmptyText)
      let logo = reader.optional("logo", PictureFile.decoder(.logo))
      let color = reader.optional("color", .fixedColor)
      return name.map { Brand(name: $0, logo: logo, color: color) }
    }
  }
}
