import Diagnostics

extension ValueDecoder<String> {
  /// The text of any scalar as it is written, without white space around it.
  ///
  /// The text may be empty, as in `""`. Control characters, which only escapes can bring in, are
  /// refused: they would cut or disturb what is made of the text. Tabs and line feeds are kept.
  package static var text: ValueDecoder {
    ValueDecoder { node, context in
      guard let text = node.text, !node.isNull else {
        context.reportMismatch(node, expected: "text", hint: textHint(for: node))
        return nil
      }
      if let scalar = text.firstUnwantedScalar {
        let kind =
          scalar.properties.isNoncharacterCodePoint ? "noncharacter" : "control character"
        context.report(
          ValueFault("holds the \(kind) \(CodePoint.text(scalar.value))", hint: "remove it"),
          at: node)
        return nil
      }
      return text.trimmed
    }
  }

  /// Text that holds more than white space and invisible characters.
  package static var nonEmptyText: ValueDecoder {
    text.validated { $0.isVisiblyEmpty ? "must not be empty" : nil }
  }

  /// An absolute URL with one of some schemes.
  ///
  /// This is a check of the form, not of the whole grammar of RFC 3986: a scheme that is allowed,
  /// a host where `//` follows, and no white space.
  ///
  /// - Parameter schemes: the schemes that are accepted, in lower case, the usual one first.
  /// - Returns: a decoder of the URL's text.
  package static func absoluteURL(schemes: [String] = ["https", "http"]) -> ValueDecoder {
    text.validated { url in
      AbsoluteURLCheck(schemes: schemes).fault(in: url)
    }
  }

  private static func textHint(for node: DocumentNode) -> String? {
    switch node.content {
    case .sequence: "put the value in quotes if the brackets belong to it"
    case .mapping: "put the value in quotes if it is text"
    case .scalar, .refused: nil
    }
  }
}

extension String {
  /// The first scalar that no page may hold.
  ///
  /// Most texts are printable ASCII, whose properties need not be looked up.
  fileprivate var firstUnwantedScalar: Unicode.Scalar? {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return nil }
    return unicodeScalars.first { $0.isUnwanted }
  }
}

extension Unicode.Scalar {
  /// Whether no page may hold the scalar: a control, or a noncharacter (HTML, "input stream").
  fileprivate var isUnwanted: Bool {
    let isControl = properties.generalCategory == .control && self != "\t" && self != "\n"
    return isControl || properties.isNoncharacterCodePoint
  }
}
