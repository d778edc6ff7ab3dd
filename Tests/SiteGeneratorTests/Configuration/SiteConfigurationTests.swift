import Documents
import ShareCards
import Testing

@testable import SiteGenerator

@Suite struct SiteConfigurationTests {
  private func read(_ text: String) -> (configuration: SiteConfiguration?, printed: String) {
    let source = SourceText(path: "site/site.yml", bytes: Array(text.utf8))
    let (configuration, diagnostics) = SiteConfiguration.read(source)
    return (configuration, printed(diagnostics))
  }

  @Test func takesDefaultsForAllButTitleAndAddress() throws {
    let (configuration, printed) = read("title: Moments\nurl: https://share.example\n")
    let found = try #require(configuration)
    #expect(printed == "")
    #expect(found.title == "Moments")
    #expect(found.language == "en")
    #expect(found.theme == "default")
    #expect(found.brandColor == nil)
    #expect(found.cardLook == CardLook())
    #expect(found.brandName == "Moments")
    #expect(found.app.name == "Moments")
    #expect(found.app.schemes == [])
    #expect(found.app.link == nil)
  }

  @Test func takesEveryKey() throws {
    let (configuration, printed) = read(
      """
      title: Stride Moments
      url: https://share.example/app/
      language: pt-BR
      theme: mine
      style: minimal
      brand: {name: Stride, color: "#1668d6", logo: mark.svg}
      app:
        name: Stride Run
        schemes: [com.example.stride, Org.Example.Run]
        link: "org.example.run://open/{path}?page={slug}"
      """)
    let found = try #require(configuration, Comment(rawValue: printed))
    #expect(printed == "")
    #expect(found.url.basePath == "/app")
    #expect(found.language == "pt-BR")
    #expect(found.theme == "mine")
    #expect(found.brandName == "Stride")
    #expect(found.brandColor == CardColor(hexadecimal: "#1668d6"))
    #expect(found.cardLook.files[.logo]?.path == "mark.svg")
    #expect(found.app.name == "Stride Run")
    #expect(found.app.schemes == ["com.example.stride", "org.example.run"])
    #expect(
      found.app.link?.text { $0 == .slug ? "b" : "a/b" } == "org.example.run://open/a/b?page=b")
  }

  @Test(arguments: [
    ("", "Moments", "Moments"), ("brand: {name: Stride}", "Stride", "Stride"),
    ("app: {name: Run}", "Run", "Run"),
    ("brand: {name: Stride}\napp: {name: Run}", "Stride", "Run"),
  ])
  func namesTheBrandAndTheAppAfterOneAnother(lines: String, brand: String, app: String) throws {
    let (configuration, printed) = read("title: Moments\nurl: https://share.example\n" + lines)
    let found = try #require(configuration, Comment(rawValue: printed))
    #expect(found.brandName == brand)
    #expect(found.app.name == app)
  }

  @Test func tellsOfAnEmptyFile() {
    #expect(
      read("").printed == """
        site/site.yml:1:1: error: missing 'title' [missing-key]
            
            ^ add 'title: My App'
        site/site.yml:1:1: error: missing 'url' [missing-key]
            
            ^ add 'url: https://share.example.com'

        """)
  }

  @Test func tellsOfEveryFaultAtOnce() {
    let text = """
      title: ""
      url: http://share.example
      language: en_US
      style: minimal
      brand: Stride
      app:
        name: [a]
        schemes: [javascript, "my app"]
        link: https://share.example/{pth}/
      colour: red
      """
    #expect(read(text).configuration == nil)
    #expect(
      read(text).printed == """
        site/site.yml:1:8: error: 'title' must not be empty [invalid-value]
            title: ""
                   ^~
        site/site.yml:2:6: error: 'url' is no site's address: the scheme 'http' is not secure \
        [invalid-url]
            url: http://share.example
                 ^~~~~~~~~~~~~~~~~~~~ use 'https'
        site/site.yml:3:11: error: 'language' is no language tag [invalid-value]
            language: en_US
                      ^~~~~ write it as in en, pt-BR or zh-Hans
        site/site.yml:5:8: error: 'brand' must be a mapping, not text [wrong-type]
            brand: Stride
                   ^~~~~~ write it as 'key: value' lines
        site/site.yml:7:9: error: 'app.name' must be text, not a list [wrong-type]
              name: [a]
                    ^~~ put the value in quotes if the brackets belong to it
        site/site.yml:8:13: error: item 1 of 'app.schemes' is not allowed: the scheme \
        'javascript' is never allowed in a link [invalid-url]
              schemes: [javascript, "my app"]
                        ^~~~~~~~~~ use 'https' or a scheme of your own app
        site/site.yml:8:25: error: item 2 of 'app.schemes' is not allowed: 'my app' is not a scheme \
        [invalid-url]
              schemes: [javascript, "my app"]
                                    ^~~~~~~~ a scheme is a letter, then letters, digits, '+', '-' \
        and '.', without the colon
        site/site.yml:9:9: error: 'app.link' has the unknown placeholder '{pth}' [invalid-url]
              link: https://share.example/{pth}/
                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ placeholders: {slug}, {path}, {code}, {id}
        site/site.yml:10:1: error: unknown key 'colour' [unknown-key]
            colour: red
            ^~~~~~ keys: title, url, description, language, time-zone, theme, style, brand, app, cards, \
        taxonomies, page-size, smart-punctuation, unsafe-html, gallery, publish, sections

        """)
  }

  @Test(arguments: [
    (
      "https://u:p@share.example",
      "is no site's address: the link holds a user name or a password before its host",
      "remove everything up to '@'; in a path or query it may stay"
    ),
    (
      "share.example", "is no site's address: the link does not begin with a scheme",
      "write a whole address, such as https://share.example/join"
    ),
    ("https://share.example/?a=1", "must end before '?' and '#'", "keep the host and the path"),
    ("https://share.example/#top", "must end before '?' and '#'", "keep the host and the path"),
    (
      "https://share.example/a/../b", "must not have '.' or '..' as a part of its path",
      "write the path as a browser shows it"
    ),
    (
      "stride://share.example", "is no site's address: the scheme 'stride' is not allowed",
      "allowed schemes: https"
    ),
    (
      "https://xn--a.example",
      "is no site's address: the host 'xn--a.example' has a part in Punycode (xn--…) that stands "
        + "for no name",
      "write the host in its own letters"
    ),
    (
      "java&#115;cript:x",
      "is no site's address: the link hides the scheme 'javascript', which is never allowed",
      "use 'https' or a scheme of your own app"
    ),
  ])
  func tellsWhatIsWrongWithTheAddress(url: String, message: String, hint: String) {
    let carets = String(repeating: "~", count: url.count - 1)
    #expect(
      read("title: A\nurl: \(url)\n").printed == """
        site/site.yml:2:6: error: 'url' \(message) [invalid-url]
            url: \(url)
                 ^\(carets) \(hint)

        """)
  }

  @Test(arguments: [
    ("https://share.example/{slug", "has a '{' without its partner"),
    ("https://share.example/slug}", "has a '}' without its partner"),
    ("https://share.example/{a{slug}}", "has the unknown placeholder '{a{slug}'"),
    ("https://share.example/{}", "has the unknown placeholder '{}'"),
  ])
  func tellsOfBracesThatAreNoPlaceholders(link: String, message: String) {
    #expect(linkFault(link) == [message, "placeholders: {slug}, {path}, {code}, {id}"])
  }

  @Test(arguments: [
    "https://{slug}.example/", "com.{slug}://open", "https://{path}", "https://{slug}/{path}",
  ])
  func tellsOfPlaceholdersThatNotEveryPageCanFill(link: String) {
    #expect(
      linkFault(link) == [
        "has a placeholder before its path", "write the placeholders after the host",
      ])
  }

  /// The message and the hint about a link template.
  private func linkFault(_ link: String) -> [String] {
    let text = read(
      """
      title: A
      url: https://share.example
      app: {schemes: [com.slug], link: "\(link)"}
      """
    ).printed
    let lines = text.split(separator: "\n")
    guard lines.count == 3, let start = lines[0].firstRange(of: "error: 'app.link' "),
      let end = lines[0].firstRange(of: " [invalid-url]"), let hint = lines[2].firstRange(of: "~ ")
    else { return [text] }
    return [
      String(lines[0][start.upperBound..<end.lowerBound]), String(lines[2][hint.upperBound...]),
    ]
  }
}
