import Documents
import QRCodes

/// What a page says about the QR code on its cards.
package struct PageCode: Hashable, Sendable {
  /// Where the code leads; nil is what suits the kind best.
  package var target: Target?
  package var correction: CorrectionLevel?

  /// What a code can hold.
  package enum Target: Hashable, Sendable {
    /// No code at all.
    case nothing
    /// The deep link into the app.
    case link
    /// The share page.
    case page
    /// The contact, for the app's own scanner.
    case contact
    /// The contact as a vCard, for anybody's camera.
    case vCard
    /// An address of its own.
    case address(DeepLink)
  }

  package init(target: Target? = nil, correction: CorrectionLevel? = nil) {
    self.target = target
    self.correction = correction
  }

  /// `false`, or a mapping with a target and a correction level.
  static func decoder(link: ValueDecoder<DeepLink>) -> ValueDecoder<PageCode> {
    let target = target(link: link)
    let mapping = ValueDecoder<PageCode>.mapping { reader in
      PageCode(
        target: reader.optional("target", target),
        correction: reader.optional("correction", .correctionLevel))
    }
    return ValueDecoder { node, context in
      switch node.plainText {
      case "false": return PageCode(target: .nothing)
      case nil: return mapping.decode(node, in: &context)
      default:
        context.reportMismatch(
          node, expected: "false or a mapping", hint: "write 'qr: false' or 'qr: {target: page}'")
        return nil
      }
    }
  }

  private static func target(link: ValueDecoder<DeepLink>) -> ValueDecoder<Target> {
    let names: [(name: String, value: Target)] = [
      ("link", .link), ("page", .page), ("contact", .contact), ("vcard", .vCard),
    ]
    let address = link.map(Target.address)
    let choice = ValueDecoder<Target>.choice(names, noun: "target", label: "targets")
    return ValueDecoder { node, context in
      // Only an address has a colon, or one in disguise that is to be called by its name.
      guard let text = node.text, text.contains(":") || LinkLikeness.danger(in: text) != nil else {
        return choice.decode(node, in: &context)
      }
      return address.decode(node, in: &context)
    }
  }
}
