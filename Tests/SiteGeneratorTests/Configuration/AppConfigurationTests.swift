import Documents
import SiteGenerator
import Testing

@Suite struct AppConfigurationTests {
  private static let fingerprint =
    "5b:6A:13:0D:7C:22:E9:41:8F:03:B7:5E:90:AC:D4:16:2F:88:31:CA:67:F5:0B:9E:44:DB:72:1A:C8:3D:E6:05"

  private func read(
    _ app: String, url: String = "https://share.example"
  ) -> (app: AppConfiguration?, printed: String) {
    let text = "title: A\nurl: \(url)\napp:\n\(app)\n"
    let source = SourceText(path: "site/site.yml", bytes: Array(text.utf8))
    let (configuration, diagnostics) = SiteConfiguration.read(source)
    return (configuration?.app, printed(diagnostics))
  }

  @Test func takesEveryKey() throws {
    let (app, printed) = read(
      """
        name: Stride
        schemes: [com.example.stride]
        link: https://share.example/{path}/
        open: "com.example.stride:/{path}"
        ios:
          app-id: [ABCDE12345.com.example.stride, FGHIJ67890.com.example.stride-beta]
          store-id: 1234567890
        android:
          package: com.example.stride_app
          fingerprints: ["\(Self.fingerprint)"]
      """)
    let found = try #require(app, Comment(rawValue: printed))
    #expect(printed == "")
    #expect(found.open?.text { _ in "a/b" } == "com.example.stride:/a/b")
    #expect(
      found.ios?.identifiers
        == ["ABCDE12345.com.example.stride", "FGHIJ67890.com.example.stride-beta"])
    #expect(found.ios?.storeID == "1234567890")
    #expect(found.android?.packageName == "com.example.stride_app")
    #expect(found.android?.fingerprints == [Self.fingerprint.uppercased()])
  }

  @Test func takesASingleIdentifierAndFingerprintWithoutAList() throws {
    let (app, printed) = read(
      """
        ios: {app-id: ABCDE12345.stride}
        android: {package: a.b, fingerprints: "\(Self.fingerprint)"}
      """)
    let found = try #require(app, Comment(rawValue: printed))
    #expect(found.ios?.identifiers == ["ABCDE12345.stride"])
    #expect(found.ios?.storeID == nil)
    #expect(found.android?.fingerprints == [Self.fingerprint.uppercased()])
  }

  @Test func warnsOfATeamsPrefixThatIsTooShort() {
    let (app, printed) = read("  ios: {app-id: TEAMID.com.example.stride}")
    #expect(app?.ios?.identifiers == ["TEAMID.com.example.stride"])
    #expect(
      printed == """
        site/site.yml:4:17: warning: the team's prefix 'TEAMID' has 6 characters, but Apple's have \
        10 [invalid-value]
              ios: {app-id: TEAMID.com.example.stride}
                            ^~~~~~~~~~~~~~~~~~~~~~~~~ copy it from 'Membership' in Apple's \
        developer account

        """)
  }

  @Test func aPackageNeedsNoFingerprints() throws {
    let (app, printed) = read("  android: {package: com.example.stride}")
    #expect(printed == "")
    #expect(try #require(app).android?.fingerprints == [])
  }

  @Test(arguments: [
    ".com.example.stride", "ABCDE12345", "ABCDE12345.", "abcde12345.com.example",
    "ABCDE12345.com..example", "ABCDE12345.com.example.*", "ABCDE12345.com.exämple",
    "ABCDE123456.com.example", "com.example.stride",
  ])
  func tellsWhatAnIdentifierIs(text: String) {
    let carets = String(repeating: "~", count: text.count - 1)
    #expect(
      read("  ios: {app-id: \(text)}").printed == """
        site/site.yml:4:17: error: 'app.ios.app-id' must be a team's prefix of ten capital letters \
        and digits, '.' and a bundle identifier [invalid-value]
              ios: {app-id: \(text)}
                            ^\(carets) write it as in ABCDE12345.com.example.stride

        """)
  }

  @Test(arguments: ["id123456789", "12 3", "-1", "1.5", "١٢٣", "123456789012345678901"])
  func tellsWhatANumberInTheStoreIs(text: String) {
    let carets = String(repeating: "~", count: text.count - 1)
    #expect(
      read("  ios: {store-id: \(text)}").printed == """
        site/site.yml:4:19: error: 'app.ios.store-id' must be the number of the app in the App \
        Store, in digits alone [invalid-value]
              ios: {store-id: \(text)}
                              ^\(carets) write the digits that follow 'id' in the app's address at \
        apps.apple.com

        """)
  }

  @Test(arguments: [
    "stride", "com.", ".com", "com..stride", "com.1stride", "com.my-app", "com.é", "com._a",
    "com.a;end",
  ])
  func tellsWhatAPackageIs(text: String) {
    let carets = String(repeating: "~", count: text.count - 1)
    #expect(
      read("  android: {package: \(text)}").printed == """
        site/site.yml:4:22: error: 'app.android.package' must be an app's package name: two or \
        more words of letters, digits and '_', with dots between them [invalid-value]
              android: {package: \(text)}
                                 ^\(carets) write it as in com.example.stride

        """)
  }

  @Test(arguments: [
    "AB:CD", String(repeating: "AB", count: 32), "G" + fingerprint.dropFirst(),
    fingerprint + ":00", String(fingerprint.dropLast(48)), fingerprint + ":",
  ])
  func tellsWhatAFingerprintIs(text: String) {
    // The line itself is longer than what is shown of it.
    let lines = read("  android:\n    package: a.b\n    fingerprints:\n    - \"\(text)\"").printed
      .split(separator: "\n")
    #expect(
      lines.first == """
        site/site.yml:7:7: error: item 1 of 'app.android.fingerprints' must be a SHA-256 \
        fingerprint: 32 pairs of hexadecimal digits with colons between them [invalid-value]
        """)
    #expect(
      lines.last?.hasSuffix(
        "~ copy it from the line 'SHA256' of keytool -list -v, or from the Play Console") == true)
    #expect(lines.count == 3)
  }

  @Test(arguments: [
    ("schemes: [a.stride]", "https://share.example/{path}", "schemes: a.stride"),
    ("schemes: [a.c, a.b]", "stride:/{path}", "schemes: a.b, a.c"),
    ("schemes: [a.b]", "intent:/{path}", "schemes: a.b"),
    ("name: A", "stride:/{path}", "name one under 'app: schemes', such as com.example.stride"),
    ("schemes: [a.b]", "{path}", "schemes: a.b"),
  ])
  func theLinkOfTheButtonHasASchemeOfTheApp(line: String, link: String, hint: String) {
    let carets = String(repeating: "~", count: link.count + 1)
    #expect(
      read("  \(line)\n  open: \"\(link)\"").printed == """
        site/site.yml:5:9: error: 'app.open' must begin with one of 'app: schemes', since a link \
        to a website stays in the browser [invalid-url]
              open: "\(link)"
                    ^\(carets) \(hint)

        """)
  }

  @Test func theLinkOfTheButtonIsCheckedLikeAnyOther() {
    #expect(
      read("  schemes: [a.stride]\n  open: a.stride:/{slugg}").printed == """
        site/site.yml:5:9: error: 'app.open' has the unknown placeholder '{slugg}' [invalid-url]
              open: a.stride:/{slugg}
                    ^~~~~~~~~~~~~~~~~ placeholders: {slug}, {path}, {code}, {id}

        """)
  }

  @Test func tellsOfWhatIsMissingAndUnknown() {
    #expect(
      read("  ios: {}\n  android: {pakage: a.b}\n  andriod: {}").printed == """
        site/site.yml:4:8: error: 'app.ios' has neither 'app-id' nor 'store-id' [missing-key]
              ios: {}
                   ^~ add 'app-id: ABCDE12345.com.example.stride', or remove 'ios'
        site/site.yml:5:12: error: missing 'package' in 'app.android' [missing-key]
              android: {pakage: a.b}
                       ^~~~~~~~~~~~~ add 'package: com.example.stride'
        site/site.yml:5:13: error: unknown key 'pakage' in 'app.android' [unknown-key]
              android: {pakage: a.b}
                        ^~~~~~ did you mean 'package'? keys: package, fingerprints
        site/site.yml:6:3: error: unknown key 'andriod' in 'app' [unknown-key]
              andriod: {}
              ^~~~~~~ did you mean 'android'? keys: name, schemes, link, open, ios, android

        """)
  }

  private static let claimingApp = "  ios: {app-id: ABCDE12345.com.example.stride}"

  @Test(arguments: [
    (
      "https://share.example/app/",
      "has the path '/app', but phones look for the app's files at https://share.example/.well-known/",
      "give the site a domain of its own, or publish its folder '.well-known' there"
    ),
    (
      "https://share.example:8443/app",
      "has a port, but phones look for the app's files at https://share.example/.well-known/",
      "publish the site, or at least its folder '.well-known', without a port"
    ),
    (
      "https://192.0.2.7",
      "has an IP address as its host, and phones let apps open addresses of domains alone",
      "give the site a domain"
    ),
    (
      "https://[2001:db8::7]:8443",
      "has an IP address as its host, and phones let apps open addresses of domains alone",
      "give the site a domain"
    ),
  ])
  func warnsOfASiteWhoseFilesPhonesDoNotFind(url: String, message: String, hint: String) {
    let (app, printed) = read(Self.claimingApp, url: url)
    let carets = String(repeating: "~", count: url.count - 1)
    #expect(app != nil)
    #expect(
      printed == """
        site/site.yml:2:6: warning: 'url' \(message) [unreachable-app-links]
            url: \(url)
                 ^\(carets) \(hint)

        """)
  }

  @Test(arguments: [
    "https://share.example", "https://share.example/", "https://7.share.example",
    "https://share7.example",
  ])
  func aDomainOfItsOwnIsRight(url: String) {
    #expect(read(Self.claimingApp, url: url).printed == "")
  }

  @Test func nothingIsToldOfASiteThatHasNoFilesForAnApp() {
    let app = "  link: https://app.example/{path}\n  ios: {store-id: 1}\n  android: {package: a.b}"
    #expect(read(app, url: "https://share.example:8443/app").printed == "")
  }

  @Test(arguments: ["https://app.example/{path}", "https://share.example.org/{path}"])
  func warnsOfLinksThatTheSiteCannotClaim(link: String) {
    let carets = String(repeating: "~", count: link.count - 1)
    #expect(
      read("  link: \(link)\n\(Self.claimingApp)").printed == """
        site/site.yml:4:9: warning: 'app.link' leads out of https://share.example/, and the site \
        can claim its own addresses alone [unreachable-app-links]
              link: \(link)
                    ^\(carets) begin it with the site's address, or publish files for the app at \
        its host as well

        """)
  }

  @Test func aLinkWithASchemeOfTheAppNeedsNoFile() {
    let link = "  schemes: [a.stride]\n  link: \"a.stride://open/{path}\"\n"
    #expect(read(link + Self.claimingApp).printed == "")
  }
}
