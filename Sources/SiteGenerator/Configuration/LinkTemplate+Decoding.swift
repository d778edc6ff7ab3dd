import Documents
import QRCodes

extension ValueDecoder<LinkTemplate> {
  /// A deep link with placeholders.
  ///
  /// A template is right when the link of an ordinary page would be, and that of a page whose path
  /// has to be percent-encoded, which a host or a scheme cannot hold.
  ///
  /// - Parameter schemes: the schemes that links may have besides `https`.
  /// - Returns: a decoder of the template.
  static func linkTemplate(schemes: Set<String>) -> ValueDecoder<LinkTemplate> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      try LinkTemplate(checking: text, schemes: schemes)
    }
  }

  /// A link with placeholders whose scheme is the app's own.
  static func appLinkTemplate(schemes: Set<String>) -> ValueDecoder<LinkTemplate> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      let scheme = text.prefix { $0 != ":" }.lowercased()
      guard schemes.contains(scheme) else {
        let hint =
          schemes.isEmpty
          ? "name one under 'app: schemes', such as com.example.stride"
          : "schemes: " + schemes.sorted().joined(separator: ", ")
        throw ValueFault(
          "must begin with one of 'app: schemes', since a link to a website stays in the browser",
          hint: hint, code: .invalidURL)
      }
      return try LinkTemplate(checking: text, schemes: schemes)
    }
  }
}

extension LinkTemplate {
  fileprivate init(checking text: String, schemes: Set<String>) throws(ValueFault) {
    try self.init(text)
    do throws(DeepLinkError) {
      _ = try DeepLink(self.text { $0.rawValue } ?? "", allowedSchemes: schemes)
    } catch {
      throw ValueFault("is not right: " + error.message, hint: error.hint, code: .invalidURL)
    }
    let encoded = self.text { _ in "é" } ?? ""
    guard (try? DeepLink(encoded, allowedSchemes: schemes)) != nil else {
      throw ValueFault(
        "has a placeholder before its path",
        hint: "write the placeholders after the host", code: .invalidURL)
    }
  }

  /// Why a site cannot make the app open the template's links; nil when it can, and when they need
  /// no site, having a scheme of the app's own.
  func fault(on url: SiteURL) -> ValueFault? {
    guard let text = text({ $0.rawValue }), let link = try? DeepLink(text, allowedSchemes: []),
      !link.text.hasPrefix(url.absolute("index.html"))
    else { return nil }
    return ValueFault(
      "leads out of \(url.absolute("index.html")), and the site can claim its own addresses alone",
      hint: "begin it with the site's address, or publish files for the app at its host as well",
      code: .unreachableAppLinks)
  }
}
