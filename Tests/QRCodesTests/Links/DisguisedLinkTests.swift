import QRCodes
import Testing

@Suite struct DisguisedLinkTests {
  private static let dangerous = [
    "about", "android-app", "blob", "chrome", "chrome-extension", "content", "data", "file",
    "filesystem", "intent", "itms-services", "jar", "javascript", "livescript", "mhtml",
    "moz-extension", "ms-appinstaller", "ms-msdt", "res", "resource", "search-ms", "vbscript",
    "view-source",
  ]

  @Test(arguments: dangerous)
  func neverAllowsADangerousScheme(scheme: String) {
    for written in [
      scheme, scheme.uppercased(), scheme.prefix(1).uppercased() + scheme.dropFirst(),
    ] {
      for text in ["\(written)://host/alert(1)", "\(written):x", "\(written):alert( 1)"] {
        expect(text, allowed: [scheme, written], .dangerousScheme(scheme, isHidden: false))
      }
    }
  }

  @Test(arguments: dangerous)
  func seesThroughEncodingsOfEveryScheme(scheme: String) {
    let encoded = scheme.utf8.map { "%" + String($0, radix: 16) }.joined()
    let entities = scheme.utf8.map { "&#\($0);" }.joined()
    for text in [encoded + ":x", encoded + "%3Ax", entities + "&colon;x", scheme + "&#58;x"] {
      expect(text, allowed: [scheme], .dangerousScheme(scheme, isHidden: true))
    }
  }

  @Test(arguments: [
    // White space and controls, which browsers drop.
    " javascript:x", "\tjavascript:x", "\0javascript:x", "\u{1}\u{1F} javascript:x",
    "java\tscript:x", "java\nscript:x", "java\r\nscript:x", "java\0script:x", "java script:x",
    "javascript\t:x", "javascript :x", "java\u{A0}script:x", "\u{FEFF}javascript:x",
    // Characters that are not seen.
    "java\u{200B}script:x", "java\u{AD}script:x", "java\u{200D}script:x", "java\u{2060}script:x",
    "j\u{202E}avascript:x", "j\u{301}avascript:x", "javascript\u{FE0F}:x", "java\u{E0020}script:x",
    // Percent-encoding, once and over.
    "javascript%3Aalert(1)", "%6Aavascript:x", "%6aava%73cript%3ax", "%256Aavascript:x",
    "%25252525256Aavascript:x", "java%0Ascript:x", "%20javascript:x", "%00javascript:x",
    "%EF%BD%8Aavascript:x", "java%E2%80%8Bscript:x",
    // Entities of HTML.
    "java&#115;cript:x", "java&#115cript:x", "java&#0000115;cript:x", "javascript&colon;x",
    "&#x6A;avascript:x", "&#X6a;avascript:x", "&#106;&#97;&#118;&#97;&#115;cript&#58;x",
    "&Tab;javascript:x", "java&Tab;script:x", "java&NewLine;script:x", "&tab;javascript&COLON;x",
    "&amp;#x6A;avascript:x", "%26%23x6A;avascript:x", "&#38;#106;avascript:x",
    "java&shy;script:x", "java&ZeroWidthSpace;script:x", "java&#8203;script:x",
    // Letters and colons that look the same.
    "ｊａｖａｓｃｒｉｐｔ:x", "ＪＡＶＡＳＣＲＩＰＴ：x", "javascript：x", "javascript∶x",
    "jаvаscript:x", "ϳаvаѕсrірt:x", "јаνаѕсгірт:x", "𝗃𝖺𝗏𝖺𝗌𝖼𝗋𝗂𝗉𝗍:x", "𝐉𝐀𝐕𝐀𝐒𝐂𝐑𝐈𝐏𝐓:x",
    "ⓙⓐⓥⓐⓢⓒⓡⓘⓟⓣ:x", "ⒿⒶⓋⒶⓈⒸⓇⒾⓅⓉ:x", "⒥avascript:x", "javaſcript:x", "javascrıpt:x",
    // All of it together.
    " %6A&#x61;\u{200B}ｖа&Tab;sc%72ıpt%26colon;alert(1)",
  ])
  func saysThatADangerousSchemeIsHidden(text: String) {
    expect(text, allowed: [], .dangerousScheme("javascript", isHidden: true))
    #expect(
      message(of: text) == "the link hides the scheme 'javascript', which is never allowed")
  }

  @Test(arguments: [
    ("ｄata:text/html,x", "data"), ("vb\u{200B}script:x", "vbscript"),
    ("fіle:///etc/passwd", "file"),
    ("view‐source:x", "view-source"), ("intent%3A//scan/", "intent"), ("ｂlob:x", "blob"),
  ])
  func knowsWhichSchemeIsHidden(text: String, scheme: String) {
    expect(text, allowed: [], .dangerousScheme(scheme, isHidden: true))
  }

  @Test(
    arguments: [
      ("javascript", .notAbsolute), ("javascript/x:y", .notAbsolute), ("&colon;x", .notAbsolute),
      ("javascript&colon", .notAbsolute), ("java&#;script:x", .notAbsolute),
      ("java&#99999999999999999999;script:x", .notAbsolute), ("java&#xD800;script:x", .notAbsolute),
      ("java%7script:x", .notAbsolute), ("%FFjavascript:x", .notAbsolute), ("&", .notAbsolute),
      ("&#", .notAbsolute), ("&#x", .notAbsolute), ("%", .notAbsolute), ("%6", .notAbsolute),
      ("javascripts%3A", .notAbsolute), ("xjavascript%3Ax", .notAbsolute),
      ("/javascript:x", .notAbsolute), ("?javascript:x", .notAbsolute), ("ｈttp:x", .notAbsolute),
      ("mailto\u{200B}:x", .forbiddenCharacter("\u{200B}", position: 7)),
      ("https://a.example/ javascript:x", .forbiddenCharacter(" ", position: 19)),
    ] as [(String, DeepLinkError)])
  func seesNothingWhereNothingIsHidden(text: String, error: DeepLinkError) {
    expect(text, allowed: [], error)
  }

  @Test(arguments: [
    "https://a.example/javascript:alert(1)", "https://a.example/?u=javascript%3Ax",
    "https://a.example/#data:x", "https://a.example/&#106;avascript:x", "stride:javascript",
  ])
  func letsALinkSpeakOfSchemes(text: String) throws {
    #expect(try DeepLink(text, allowedSchemes: ["stride"]).text == text)
  }

  @Test func isBounded() {
    let layers = String(repeating: "25", count: 900)
    expect("%\(layers)6Aavascript:x", allowed: [], .notAbsolute)
    let entities = String(repeating: "&amp;", count: 400)
    expect("\(entities)#x6A;avascript:x", allowed: [], .notAbsolute)
    let invisible = String(repeating: "\u{200B}", count: 600)
    expect(
      "\(invisible)javascript:x", allowed: [], .dangerousScheme("javascript", isHidden: true))
    expect(
      "javascript" + String(repeating: "\u{200B}", count: 700), allowed: [], .tooLong(bytes: 2110))
  }
}

private func message(of text: String) -> String? {
  do throws(DeepLinkError) {
    _ = try DeepLink(text, allowedSchemes: [])
    return nil
  } catch {
    return error.message
  }
}

private func expect(
  _ text: String, allowed: Set<String>, _ error: DeepLinkError,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(throws: error, sourceLocation: location) {
    try DeepLink(text, allowedSchemes: allowed)
  }
}
