import QRCodes
import Testing

@Suite struct DeepLinkErrorTests {
  @Test(arguments: Self.words)
  func saysWhatIsWrongAndWhatToDo(words: Words) {
    #expect(words.error.message == words.message)
    #expect(words.error.hint == words.hint)
  }

  struct Words: Sendable, CustomTestStringConvertible {
    let error: DeepLinkError
    let message: String
    let hint: String

    init(_ error: DeepLinkError, _ message: String, _ hint: String) {
      self.error = error
      self.message = message
      self.hint = hint
    }

    var testDescription: String { message }
  }

  private static let wholeAddress = "write a whole address, such as https://share.example/join"

  private static let words = [
    Words(.empty, "the link is empty", wholeAddress),
    Words(.notAbsolute, "the link does not begin with a scheme", wholeAddress),
    Words(
      .tooLong(bytes: 2049), "the link has 2049 bytes, but at most 2048 are allowed",
      "shorten it, or link to a page that holds the data"),
    Words(
      .forbiddenCharacter(" ", position: 7), "the link has white space (U+0020) at character 7",
      "write a space as %20, or remove it"),
    Words(
      .forbiddenCharacter("\u{3000}", position: 2),
      "the link has white space (U+3000) at character 2", "remove it"),
    Words(
      .forbiddenCharacter("\n", position: 1),
      "the link has a control character (U+000A) at character 1", "remove it"),
    Words(
      .forbiddenCharacter("\u{202E}", position: 3),
      "the link has a text direction control (U+202E) at character 3", "remove it"),
    Words(
      .forbiddenCharacter("\u{200B}", position: 4),
      "the link has an invisible character (U+200B) at character 4", "remove it"),
    Words(
      .forbiddenCharacter("\\", position: 5), "the link has a backslash (U+005C) at character 5",
      "use '/', or write the backslash as %5C"),
    Words(.insecureScheme, "the scheme 'http' is not secure", "use 'https'"),
    Words(
      .dangerousScheme("data", isHidden: false), "the scheme 'data' is never allowed in a link",
      "use 'https' or a scheme of your own app"),
    Words(
      .dangerousScheme("data", isHidden: true),
      "the link hides the scheme 'data', which is never allowed",
      "use 'https' or a scheme of your own app"),
    Words(
      .schemeNotAllowed("ftp", allowed: ["https", "musicnotes"]),
      "the scheme 'ftp' is not allowed", "allowed schemes: https, musicnotes"),
    Words(
      .invalidScheme("a b"), "'a b' is not a scheme",
      "a scheme is a letter, then letters, digits, '+', '-' and '.', without the colon"),
    Words(
      .userInfo, "the link holds a user name or a password before its host",
      "remove everything up to '@'; in a path or query it may stay"),
    Words(
      .missingHost, "the link has no host",
      "write it after two slashes, such as https://share.example/join"),
    Words(
      .invalidHost("a..b"), "'a..b' is not a host name",
      "a host has letters, digits and hyphens between its dots"),
    Words(
      .invalidHost("%61.example"), "'%61.example' is not a host name",
      "write its letters as they are, without '%'"),
    Words(
      .invalidHost("a.example."), "'a.example.' is not a host name", "remove the dot at its end"),
    Words(
      .invalidHost("."), "'.' is not a host name",
      "a host has letters, digits and hyphens between its dots"),
    Words(
      .invalidHost("[::g]"), "'[::g]' is not a host name",
      "write an IPv6 address as in [2001:db8::1]"),
    Words(
      .forbiddenHostCharacter("💩.example"),
      "the host '💩.example' has a character that no name may have there",
      "use letters, digits and hyphens; emoji and other symbols are not part of names"),
    Words(
      .mixedHostDirections("aא.example"),
      "the host 'aא.example' mixes letters that are written from left and from right",
      "begin and end each part between dots with letters of one direction"),
    Words(
      .mixedHostDigits("مثال1٢.example"),
      "the host 'مثال1٢.example' has Arabic-Indic digits beside others",
      "write all digits of a part between dots in one way"),
    Words(
      .misplacedHyphen("-a.example"),
      "the host '-a.example' has a hyphen where no name may have one",
      "no part between dots begins or ends with a hyphen, or has two as its third and fourth "
        + "character"),
    Words(
      .invalidPunycode("xn--a.example"),
      "the host 'xn--a.example' has a part in Punycode (xn--…) that stands for no name",
      "write the host in its own letters"),
    Words(
      .hostTooLong(String(repeating: "a", count: 65)),
      "the host '\(String(repeating: "a", count: 64))…' is longer than names may be",
      "a part between dots has at most 63 characters, all together 253; other letters than a to z "
        + "count more"),
    Words(
      .numericHost("0x7f.1"),
      "the host '0x7f.1' is a number, which readers take for different addresses",
      "write an IPv4 address as four numbers from 0 to 255, such as 192.0.2.1"),
    Words(
      .invalidPort("0"), "'0' is not a port",
      "a port is a number from 1 to 65535; without one, leave out the colon"),
    Words(
      .invalidPercentEncoding(position: 9),
      "the '%' at character 9 of the link is not followed by two hexadecimal digits",
      "write a percent sign itself as %25"),
    Words(.missingAction, "the link has no action", "name what the app is to do, such as 'join'"),
    Words(
      .webScheme("https"), "the scheme 'https' does not open an app by itself",
      "use a scheme of your own app, such as 'musicnotes'"),
    Words(
      .missingParameter("code"), "the link has no parameter 'code'", "add code=… after '?'"),
    Words(
      .emptyParameter("a b"), "the link's parameter 'a b' is empty", "add a%20b=… after '?'"),
    Words(
      .unreadableParameter("code"), "the link's parameter 'code' is not UTF-8 text",
      "percent-encode its value as UTF-8"),
  ]
}
