import Documents
import QRCodes

extension ValueDecoder<String> {
  /// A scheme of an app's own, which is right when a link with it would be.
  static var appScheme: ValueDecoder<String> {
    nonEmptyText.converted { text throws(ValueFault) in
      do throws(DeepLinkError) {
        return try DeepLink(text + "://app", allowedSchemes: [text]).scheme
      } catch {
        throw ValueFault("is not allowed: " + error.message, hint: error.hint, code: .invalidURL)
      }
    }
  }

  /// An app's identifier for Apple: the ten characters of its team's prefix, a dot, and its bundle
  /// identifier (CFBundleIdentifier).
  static var appIdentifier: ValueDecoder<String> {
    nonEmptyText.validated { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let prefix = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZ").adding("0123456789")
      let name = ASCIISet.letters.adding("0123456789-")
      let isRight =
        parts.count > 1 && parts[0].utf8.count == 10 && parts[0].utf8.allSatisfy(prefix.contains)
        && text.utf8.count <= 255
        && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(name.contains) }
      return isRight
        ? nil
        : ValueFault(
          "must be a team's prefix of ten capital letters and digits, '.' and a bundle identifier",
          hint: "write it as in ABCDE12345.com.example.stride")
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
