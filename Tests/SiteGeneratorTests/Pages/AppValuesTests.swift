import Mustache
import SiteGenerator
import Testing

/// The values by which a page opens the app or tells others of it.
@Suite struct AppValuesTests {
  private static let store =
    "https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.example.stride"

  private func values(
    _ app: String, link: String? = nil, path: String = "a/index.html"
  ) throws -> TemplateValue {
    let line = link.map { "link: '\($0.replacing("'", with: "''"))'\n" } ?? ""
    let site = try SiteFixture(
      ["content/a.md": "---\ntitle: A\n\(line)---\n"],
      configuration: "app: {schemes: [com.example.stride], \(app)}\n")
    return try site.templateValues(path)
  }

  /// A link for Android, by what stands for the scheme and the colon in other links.
  private func intent(_ target: String, scheme: String = "com.example.stride") -> String {
    "intent:\(target)#Intent;scheme=\(scheme);package=com.example.stride;"
      + "S.browser_fallback_url=\(Self.store);end"
  }

  private func open(_ address: String?, _ android: String?) -> TemplateValue {
    [
      "address": address.map { .text($0) } ?? .null, "android": android.map { .text($0) } ?? .null,
    ]
  }

  private static let link = #"link: "https://share.example/{path}/""#
  private static let template = #"open: "com.example.stride:/{path}""#
  private static let android = "android: {package: com.example.stride}"

  @Test func aButtonNeverLeadsToThePageItself() throws {
    #expect(try values(Self.link)["page.open"] == .null)
    #expect(try values("name: A")["page.open"] == .null)
    for link in [
      "https://share.example/a", "https://SHARE.example/a/?b=c", "https://share.example/a/#d",
    ] {
      #expect(try values("name: A", link: link)["page.open"] == .null, "\(link)")
    }
    #expect(
      try values("name: A", link: "https://share.example/b/")["page.open"]
        == open("https://share.example/b/", nil))
  }

  @Test func anAppOnAndroidIsOpenedAtThePage() throws {
    let target = "//share.example/a/"
    #expect(
      try values("\(Self.link), \(Self.android)")["page.open"]
        == open(nil, intent(target, scheme: "https")))
  }

  @Test func theButtonHasTheLinkThatIsMadeForIt() throws {
    #expect(
      try values("\(Self.link), \(Self.template)")["page.open"]
        == open("com.example.stride:/a", nil))
    #expect(
      try values("\(Self.template), \(Self.android)")["page.open"]
        == open("com.example.stride:/a", intent("/a")))
  }

  @Test(arguments: ["com.example.stride://club/5", "https://club.example/5"])
  func aLinkOfThePagesOwnComesBeforeThatOfTheSite(link: String) throws {
    #expect(
      try values("\(Self.link), \(Self.template)", link: link)["page.open"] == open(link, nil))
  }

  @Test func aLinkToTheSitesHostStaysInTheBrowser() throws {
    let values = try values(Self.template, link: "https://share.example/club")
    #expect(values["page.open"] == open("com.example.stride:/a", nil))
    #expect(values["page.link.address"] == "https://share.example/club")
  }

  @Test func aPageWithoutWhatTheTemplateAsksForHasItsLink() throws {
    let template = #"open: "com.example.stride:/{code}""#
    #expect(
      try values("\(template), link: \"https://go.example/{path}\"")["page.open"]
        == open("https://go.example/a", nil))
  }

  @Test func aLinkToAnotherHostIsLeftToAndroidItself() throws {
    let link = "https://news.example/a"
    #expect(try values(Self.android, link: link)["page.open"] == open(link, nil))
  }

  @Test(arguments: [
    ("com.example.stride:/x;end;package=b", "/x%3Bend%3Bpackage=b"),
    ("com.example.stride://h;package=b/x", "//h%3Bpackage=b/x"),
    ("com.example.stride:/%23Intent;end", "/%23Intent%3Bend"),
    (
      "com.example.stride:/?S.browser_fallback_url=https://b.example;end",
      "/?S.browser_fallback_url=https://b.example%3Bend"
    ),
    ("com.example.stride:/\"><script>'", "/%22%3E%3Cscript%3E%27"),
    ("com.example.stride:x/é?a=b&c", "x/%C3%A9?a=b&c"), ("com.example.stride:", ""),
    ("com.example.stride://[::1]:7/?", "//[::1]:7/?"),
  ])
  func aLinkCannotAddToTheOneForAndroid(link: String, target: String) throws {
    #expect(try values(Self.android, link: link)["page.open.android"] == .text(intent(target)))
  }

  @Test(arguments: [
    "com.example.stride:/x#Intent;package=b;end", "com.example.stride:/x#",
    "com.example.stride:#a#b",
  ])
  func aLinkWithAFragmentHasNoneForAndroid(link: String) throws {
    let values = try values(Self.android, link: link)
    #expect(values["page.open.android"] == .null)
    #expect(values["page.open.address"] != .null)
  }

  @Test func storesAreNamedOnEveryPage() throws {
    let app = "ios: {store-id: 0123}, \(Self.android)"
    for path in ["a/index.html", "index.html", "404.html"] {
      #expect(
        try values(app, path: path)["site.stores"] == [
          "apple": "https://apps.apple.com/app/id0123",
          "google": "https://play.google.com/store/apps/details?id=com.example.stride",
        ])
    }
    #expect(try values("ios: {app-id: ABCDE12345.a}")["site.stores"] == .null)
    #expect(try values("ios: {store-id: 1}")["site.stores.google"] == .null)
  }

  @Test func theBannerOpensTheAppAtTheMoment() throws {
    let app = "ios: {store-id: 123}"
    #expect(
      try values(app)["page.banner"] == "app-id=123, app-argument=https://share.example/a/")
    #expect(
      try values(app, link: "com.example.stride://a")["page.banner"]
        == "app-id=123, app-argument=com.example.stride://a")
    #expect(try values(app, path: "index.html")["page.banner"] == "app-id=123")
    #expect(try values(Self.android)["page.banner"] == .null)
  }

  @Test(arguments: [
    ("https://share.example/a,app-id=9", "https://share.example/a%2Capp-id=9"),
    (
      "com.example.stride://a,b/;c='d'&e=%2C\"", "com.example.stride://a%2Cb/%3Bc=%27d%27&e=%2C%22"
    ),
    (
      "https://share.example/?a=b,%20app-id=9#c,d", "https://share.example/?a=b%2C%20app-id=9#c%2Cd"
    ),
  ])
  func aLinkCannotAddToTheBanner(link: String, argument: String) throws {
    #expect(
      try values("ios: {store-id: 123}", link: link)["page.banner"]
        == .text("app-id=123, app-argument=\(argument)"))
  }

  @Test func servicesAreToldOfTheApp() throws {
    let both = "ios: {store-id: 123}, \(Self.android)"
    #expect(
      try values("\(both), \(Self.template)")["page.app-links"] == [
        "ios": ["url": "com.example.stride:/a", "store-id": "123"],
        "android": ["url": "com.example.stride:/a", "package": "com.example.stride"],
      ])
    #expect(
      try values("\(both), \(Self.link)")["page.app-links"] == [
        "ios": ["url": .null, "store-id": "123"],
        "android": ["url": .null, "package": "com.example.stride"],
      ])
    #expect(
      try values("ios: {app-id: ABCDE12345.a}, \(Self.template)")["page.app-links"] == [
        "ios": ["url": "com.example.stride:/a", "store-id": .null], "android": .null,
      ])
    #expect(try values("ios: {app-id: ABCDE12345.a}")["page.app-links"] == .null)
    #expect(try values(Self.template)["page.app-links"] == .null)
  }
}
