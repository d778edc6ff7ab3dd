import Documents
import ShareCards

extension ValueDecoder<String> {
  /// A language by its BCP 47 tag (RFC 5646, section 2.1): letters and digits in groups of at most
  /// eight, with hyphens between them, the first of two or three letters.
  static var languageTag: ValueDecoder<String> {
    nonEmptyText.validated { tag in
      let groups = tag.split(separator: "-", omittingEmptySubsequences: false)
      let isRight =
        (groups.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false)
        && groups.allSatisfy { group in
          (1...8).contains(group.count)
            && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
      return isRight
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
