import Documents
import QRCodes
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
  ///
  /// - Parameter styles: the styles that there are, in the order to show; nil when they could not be
  ///   read and any name has to pass.
  /// - Returns: a decoder of the style.
  static func cardStyle(_ styles: [ShareCardStyle]?) -> ValueDecoder<ShareCardStyle> {
    guard let styles else { return ValueDecoder<String>.nonEmptyText.map { _ in .branded } }
    return .choice(
      styles.map { ($0.id, $0) }, noun: "style", label: "styles", code: .unknownStyle)
  }
}

extension ValueDecoder<ShareCardSize> {
  /// The name of a card's size.
  static var cardSize: ValueDecoder<ShareCardSize> {
    .choice(ShareCardSize.allCases.map { ($0.id, $0) }, noun: "size", label: "sizes")
  }
}

extension ValueDecoder<CorrectionLevel> {
  /// A level of error correction by its letter (ISO/IEC 18004, section 6.5.1).
  static var correctionLevel: ValueDecoder<CorrectionLevel> {
    .choice(
      CorrectionLevel.allCases.map { ($0.rawValue, $0) }, noun: "correction level",
      label: "levels")
  }
}

extension ValueDecoder<ByteCount> {
  /// The size of a file, such as `300 KB`.
  static var byteCount: ValueDecoder<ByteCount> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      guard let count = ByteCount(text), count.bytes > 0 else {
        throw ValueFault("is no size of a file", hint: "write it as in '300 KB' or '1.5 MB'")
      }
      return count
    }
  }
}

extension ValueDecoder<SiteTimeZone> {
  /// A time zone by its name in the IANA database.
  static var timeZone: ValueDecoder<SiteTimeZone> {
    ValueDecoder<String>.nonEmptyText.converted { name throws(ValueFault) in
      guard let zone = SiteTimeZone(identifier: name) else {
        throw ValueFault(
          "names the unknown time zone '\(name)'", hint: "write it as in Europe/Stockholm or UTC")
      }
      return zone
    }
  }
}
