import Documents
import ShareCards

extension ValueDecoder<String> {
  /// A language by its BCP 47 tag.
  static var languageTag: ValueDecoder<String> {
    nonEmptyText.validated { tag in
      LanguageTag.isRight(tag)
        ? nil : ValueFault("is no language tag", hint: "write it as in en, pt-BR or zh-Hans")
    }
  }
}

extension ValueDecoder<ShareCardStyle> {
  /// The name of a style.
  static var cardStyle: ValueDecoder<ShareCardStyle> {
    .choice(
      ShareCardStyle.allCases.map { ($0.id, $0) }.sorted { $0.0 < $1.0 }, noun: "style",
      label: "styles", code: .unknownStyle)
  }
}
