internal import Diagnostics

extension DeepLinkError {
  /// What is wrong, in one lower-case sentence without a full stop.
  public var message: String {
    switch self {
    case .empty: "the link is empty"
    case .tooLong(let bytes):
      "the link has \(bytes) bytes, but at most \(DeepLink.maximumLength) are allowed"
    case .forbiddenCharacter(let scalar, let position):
      "the link has \(Self.kind(of: scalar)) (\(CodePoint.text(scalar.value))) at character \(position)"
    case .notAbsolute: "the link does not begin with a scheme"
    case .insecureScheme: "the scheme 'http' is not secure"
    case .dangerousScheme(let scheme, let isHidden):
      isHidden
        ? "the link hides the scheme '\(scheme)', which is never allowed"
        : "the scheme '\(scheme)' is never allowed in a link"
    case .schemeNotAllowed(let scheme, _): "the scheme '\(scheme)' is not allowed"
    case .invalidScheme(let scheme): "'\(scheme)' is not a scheme"
    case .userInfo: "the link holds a user name or a password before its host"
    case .missingHost: "the link has no host"
    case .invalidHost(let host): "'\(Self.shown(host))' is not a host name"
    case .forbiddenHostCharacter(let host):
      "the host '\(Self.shown(host))' has a character that no name may have there"
    case .mixedHostDirections(let host):
      "the host '\(Self.shown(host))' mixes letters that are written from left and from right"
    case .mixedHostDigits(let host):
      "the host '\(Self.shown(host))' has Arabic-Indic digits beside others"
    case .misplacedHyphen(let host):
      "the host '\(Self.shown(host))' has a hyphen where no name may have one"
    case .invalidPunycode(let host):
      "the host '\(Self.shown(host))' has a part in Punycode (xn--…) that stands for no name"
    case .hostTooLong(let host):
      "the host '\(Self.shown(host))' is longer than names may be"
    case .numericHost(let host):
      "the host '\(Self.shown(host))' is a number, which readers take for different addresses"
    case .invalidPort(let port): "'\(port)' is not a port"
    case .invalidPercentEncoding(let position):
      "the '%' at character \(position) of the link is not followed by two hexadecimal digits"
    case .missingAction: "the link has no action"
    case .webScheme(let scheme): "the scheme '\(scheme)' does not open an app by itself"
    case .missingParameter(let name): "the link has no parameter '\(name)'"
    case .emptyParameter(let name): "the link's parameter '\(name)' is empty"
    case .unreadableParameter(let name): "the link's parameter '\(name)' is not UTF-8 text"
    }
  }

  /// What to do about it, in the same form as the message.
  public var hint: String {
    switch self {
    case .empty, .notAbsolute: "write a whole address, such as https://share.example/join"
    case .tooLong: "shorten it, or link to a page that holds the data"
    case .forbiddenCharacter(let scalar, _): Self.advice(about: scalar)
    case .insecureScheme: "use 'https'"
    case .dangerousScheme: "use 'https' or a scheme of your own app"
    case .schemeNotAllowed(_, let allowed): "allowed schemes: " + allowed.joined(separator: ", ")
    case .invalidScheme:
      "a scheme is a letter, then letters, digits, '+', '-' and '.', without the colon"
    case .userInfo: "remove everything up to '@'; in a path or query it may stay"
    case .missingHost: "write it after two slashes, such as https://share.example/join"
    case .invalidHost(let host): Self.advice(aboutHost: host)
    case .forbiddenHostCharacter:
      "use letters, digits and hyphens; emoji and other symbols are not part of names"
    case .mixedHostDirections: "begin and end each part between dots with letters of one direction"
    case .mixedHostDigits: "write all digits of a part between dots in one way"
    case .misplacedHyphen:
      "no part between dots begins or ends with a hyphen, or has two as its third and fourth"
        + " character"
    case .invalidPunycode: "write the host in its own letters"
    case .hostTooLong:
      "a part between dots has at most 63 characters, all together 253; other letters than"
        + " a to z count more"
    case .numericHost: "write an IPv4 address as four numbers from 0 to 255, such as 192.0.2.1"
    case .invalidPort: "a port is a number from 1 to 65535; without one, leave out the colon"
    case .invalidPercentEncoding: "write a percent sign itself as %25"
    case .missingAction: "name what the app is to do, such as 'join'"
    case .webScheme: "use a scheme of your own app, such as 'musicnotes'"
    case .missingParameter(let name), .emptyParameter(let name):
      "add \(PercentEncoding.encode(name, allowed: .unreserved))=… after '?'"
    case .unreadableParameter: "percent-encode its value as UTF-8"
    }
  }

  /// A host as messages show it, where the end of a very long one helps nobody.
  private static func shown(_ host: String) -> String {
    let start = host.unicodeScalars.prefix(64)
    return start.endIndex == host.endIndex ? host : String(start) + "…"
  }

  private static func advice(aboutHost host: String) -> String {
    if host.utf8.contains(UInt8(ascii: "%")) { return "write its letters as they are, without '%'" }
    if host.utf8.contains(UInt8(ascii: "[")) {
      return "write an IPv6 address as in [2001:db8::1]"
    }
    if host.utf8.last == UInt8(ascii: "."), host.utf8.count > 1 {
      return "remove the dot at its end"
    }
    return "a host has letters, digits and hyphens between its dots"
  }

  private static func kind(of scalar: Unicode.Scalar) -> String {
    if scalar == "\\" { return "a backslash" }
    if scalar.properties.generalCategory == .control { return "a control character" }
    if scalar.properties.isWhitespace { return "white space" }
    if scalar.properties.isBidiControl { return "a text direction control" }
    return "an invisible character"
  }

  private static func advice(about scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "use '/', or write the backslash as %5C"
    case " ": "write a space as %20, or remove it"
    default: "remove it"
    }
  }
}
