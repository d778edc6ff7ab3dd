/// Why a text is not a link that a page or a QR code may carry, or why a part of it is missing.
public enum DeepLinkError: Error, Hashable, Sendable {
  /// A text without any character.
  case empty
  /// More bytes than `DeepLink.maximumLength`, as written or in ASCII.
  case tooLong(bytes: Int)
  /// A character that no link may hold, with its place in Unicode scalars counted from 1.
  case forbiddenCharacter(Unicode.Scalar, position: Int)
  /// The text does not begin with a scheme.
  case notAbsolute
  /// `http`, which anyone on the way can change.
  case insecureScheme
  /// A scheme that runs code or reaches into the device, in lower case; it is hidden when some
  /// readers would see it and others not.
  case dangerousScheme(String, isHidden: Bool)
  /// A scheme that is not among those allowed, which are given sorted.
  case schemeNotAllowed(String, allowed: [String])
  /// A text that is no scheme by RFC 3986, section 3.1.
  case invalidScheme(String)
  /// A user name before the host, which makes a link look like one to another host.
  case userInfo
  /// An `https` link without a host.
  case missingHost
  /// A host that is neither a name nor an address.
  case invalidHost(String)
  /// A host with a character that no name may have, or none at that place.
  case forbiddenHostCharacter(String)
  /// A host with a label in which letters of both directions of writing are in disorder (RFC 5893).
  case mixedHostDirections(String)
  /// A host with a label that has Arabic-Indic digits and others (RFC 5893, section 2, rule 4).
  case mixedHostDigits(String)
  /// A host with a hyphen where no label may have one (RFC 5891, section 4.2.3.1).
  case misplacedHyphen(String)
  /// A host with a label that begins with `xn--` and stands for no name.
  case invalidPunycode(String)
  /// A host of more than 253 characters in ASCII, or with a label of more than 63.
  case hostTooLong(String)
  /// A host that ends in a number and is not an IPv4 address as all readers write it.
  case numericHost(String)
  /// A port that is not a number from 1 to 65535.
  case invalidPort(String)
  /// A `%` without two hexadecimal digits, with its place in Unicode scalars counted from 1.
  case invalidPercentEncoding(position: Int)
  /// An app's link was asked for without an action.
  case missingAction
  /// An app's link was asked for with a scheme of web pages or of the network.
  case webScheme(String)
  /// The link has no parameter of the name.
  case missingParameter(String)
  /// The link's parameter has no value.
  case emptyParameter(String)
  /// A parameter whose bytes are not UTF-8.
  case unreadableParameter(String)
}
