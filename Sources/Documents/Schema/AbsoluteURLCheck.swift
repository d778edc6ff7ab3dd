import Diagnostics

/// Tells what keeps a text from being an absolute URL.
struct AbsoluteURLCheck: Sendable {
  let schemes: [String]

  func fault(in url: String) -> ValueFault? {
    guard let colon = url.firstIndex(of: ":"), isScheme(url[..<colon]) else {
      return fault("must be an absolute URL, not '\(url.excerpt)'", hint: beginHint)
    }
    let scheme = url[..<colon].lowercased()
    guard schemes.contains(scheme) else {
      return fault(
        "has the scheme '\(scheme)', which is not allowed",
        hint: NearestName.hint(for: scheme, among: schemes, label: "schemes"))
    }
    if url.unicodeScalars.contains(where: { $0.properties.isWhitespace }) {
      return fault("holds white space, which no URL has", hint: "write %20 for a space")
    }
    return restFault(in: url[colon...].dropFirst(), url: url, scheme: scheme)
  }

  private func restFault(in rest: Substring, url: String, scheme: String) -> ValueFault? {
    let hasHost =
      rest.hasPrefix("//") && rest.dropFirst(2).first.map { !"/?#:".contains($0) } == true
    if ["http", "https"].contains(scheme), !hasHost {
      return fault(
        "has no host: '\(url.excerpt)'", hint: "write \(scheme)://, then the host's name")
    }
    return rest.isEmpty ? fault("ends behind its scheme: '\(url.excerpt)'", hint: nil) : nil
  }

  private var beginHint: String? {
    schemes.first.map { "begin it with \($0)://" }
  }

  private func fault(_ message: String, hint: String?) -> ValueFault {
    ValueFault(message, hint: hint, code: .invalidURL)
  }

  /// Whether a text has the form of a scheme: RFC 3986, section 3.1.
  private func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
