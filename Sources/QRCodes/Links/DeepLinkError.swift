/// Why a text is not a link that a page or a QR code may carry, or why a part of it is missing.
package enum DeepLinkError: Error, Hashable, Sendable {
  case empty
  case tooLong(bytes: Int)
  /// A character that no link may hold, with its place in Unicode scalars counted from 1.
  case forbiddenCharacter(Unicode.Scalar, position: Int)
  /// The text does not begin with a scheme.
  case notAbsolute
  /// `http`, which anyone on the way can change.
  case insecureScheme
  /// A scheme that runs code or reaches into the device.
  case dangerousScheme(String)
  /// A scheme that is not among those allowed, which are given sorted.
  case schemeNotAllowed(String, allowed: [String])
  case invalidScheme(String)
  case userInfo
  case missingHost
  case nonASCIIHost(String)
  case invalidHost(String)
  case invalidPort(String)
  /// A `%` without two hexadecimal digits, with its place in Unicode scalars counted from 1.
  case invalidPercentEncoding(position: Int)
  case missingAction
  /// An app's link was asked for with the scheme of web pages.
  case webScheme(String)
  case missingParameter(String)
  case emptyParameter(String)
  /// A parameter whose bytes are not UTF-8.
  case unreadableParameter(String)
}
