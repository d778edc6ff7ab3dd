import Documents
import QRCodes

extension ValueDecoder<String> {
  /// A scheme of an app's own, in lower case.
  static var appScheme: ValueDecoder<String> {
    let scheme = nonEmptyText.converted { text throws(ValueFault) in
      // Every link may have it, so naming it does no harm.
      if text.lowercased() == LinkScheme.web { return LinkScheme.web }
      do throws(DeepLinkError) {
        return try DeepLink.appScheme(text)
      } catch {
        throw ValueFault("is not allowed: " + error.message, hint: error.hint, code: .invalidURL)
      }
    }
    return ValueDecoder { node, context in
      guard let scheme = scheme.decode(node, in: &context) else { return nil }
      if let warning = LinkWarning.ofScheme(scheme) {
        context.report(
          .schemeWithoutDot, severity: .warning, warning.message, hint: warning.hint, at: node)
      }
      return scheme
    }
  }

  /// An app's identifier for Apple: the ten characters of its team's prefix, a dot, and its bundle
  /// identifier (CFBundleIdentifier).
  ///
  /// A shorter prefix is taken with a warning, since a made-up one stands there until a team has
  /// its own.
  static var appIdentifier: ValueDecoder<String> {
    let text = nonEmptyText.validated { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let prefix = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZ").adding("0123456789")
      let name = ASCIISet.letters.adding("0123456789-")
      let isRight =
        parts.count > 1 && parts[0].utf8.count <= teamPrefixLength
        && parts[0].utf8.allSatisfy(prefix.contains) && text.utf8.count <= 255
        && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(name.contains) }
      return isRight
        ? nil
        : ValueFault(
          "must be a team's prefix of ten capital letters and digits, '.' and a bundle identifier",
          hint: "write it as in ABCDE12345.com.example.stride")
    }
    return ValueDecoder { node, context in
      guard let text = text.decode(node, in: &context) else { return nil }
      let prefix = text.prefix { $0 != "." }
      if prefix.utf8.count < teamPrefixLength {
        context.report(
          .invalidValue, severity: .warning,
          "the team's prefix '\(prefix)' has \(prefix.utf8.count) characters, but Apple's have"
            + " \(teamPrefixLength)",
          hint: "copy it from 'Membership' in Apple's developer account",
          at: node)
      }
      return text
    }
  }

  /// The number of an app in the App Store.
  static var appStoreID: ValueDecoder<String> {
    nonEmptyText.validated { text in
      let isRight = text.utf8.count <= 20 && text.utf8.allSatisfy(ASCIISet.digits.contains)
      return isRight
        ? nil
        : ValueFault(
          "must be the number of the app in the App Store, in digits alone",
          hint: "write the digits that follow 'id' in the app's address at apps.apple.com")
    }
  }

  /// The name of an Android app's package: two or more Java identifiers in ASCII with dots between
  /// them (Android, "Configure the app module").
  static var javaPackage: ValueDecoder<String> {
    nonEmptyText.validated { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let name = ASCIISet.letters.adding("0123456789_")
      let isRight =
        parts.count > 1 && text.utf8.count <= 255
        && parts.allSatisfy { part in
          part.utf8.first.map(ASCIISet.letters.contains) == true
            && part.utf8.allSatisfy(name.contains)
        }
      return isRight
        ? nil
        : ValueFault(
          "must be an app's package name: two or more words of letters, digits and '_', with dots "
            + "between them",
          hint: "write it as in com.example.stride")
    }
  }

  /// The SHA-256 fingerprint of a certificate: 32 bytes as pairs of hexadecimal digits with colons
  /// between them, in capitals.
  static var certificateFingerprint: ValueDecoder<String> {
    nonEmptyText.converted { text throws(ValueFault) in
      let pairs = text.split(separator: ":", omittingEmptySubsequences: false)
      guard pairs.count == 32,
        pairs.allSatisfy({
          $0.utf8.count == 2 && $0.utf8.allSatisfy(ASCIISet.hexadecimalDigits.contains)
        })
      else {
        throw ValueFault(
          "must be a SHA-256 fingerprint: 32 pairs of hexadecimal digits with colons between them",
          hint: "copy it from the line 'SHA256' of keytool -list -v, or from the Play Console")
      }
      return text.uppercased()
    }
  }
}

/// The characters of a team's prefix, as Apple gives it out.
private let teamPrefixLength = 10
