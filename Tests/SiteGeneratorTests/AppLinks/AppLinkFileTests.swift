import SiteGenerator
import Testing

@Suite struct AppLinkFileTests {
  private static let association = ".well-known/apple-app-site-association"
  private static let assetLinks = ".well-known/assetlinks.json"
  private static let ios = "app: {ios: {app-id: ABCDE12345.com.example.stride}}\n"

  private static let fingerprints = ["AB", "0c"].map {
    Array(repeating: $0, count: 32).joined(separator: ":")
  }

  @Test func tellsAppleOfAllThatTheAppOpens() throws {
    let site = try SiteFixture(
      [
        "content/awards/_index.md": "---\ntitle: Awards\n---\n",
        "content/awards/a.md": "---\ntitle: A\ntags: [first]\n---\n",
        "content/awards/b.md": "# B\n",
        "site/static/favicon.svg": "<svg/>", "site/static/imprint/index.html": "x",
        "site/static/CNAME": "share.example",
      ],
      configuration: "page-size: 1\napp: {ios: {app-id: [ABCDE12345.a, FGHIJ67890.b]}}\n")
    #expect(
      try site.text(Self.association) == """
        {
          "applinks": {
            "details": [
              {
                "appIDs": [
                  "ABCDE12345.a",
                  "FGHIJ67890.b"
                ],
                "components": [
                  {
                    "#": "no_universal_links",
                    "exclude": true,
                    "comment": "addresses that are to stay in the browser"
                  },
                  {
                    "/": "/assets/*",
                    "exclude": true,
                    "comment": "files"
                  },
                  {
                    "/": "/cards/*",
                    "exclude": true,
                    "comment": "pictures"
                  },
                  {
                    "/": "/*.html",
                    "exclude": true,
                    "comment": "other pages"
                  },
                  {
                    "/": "/*.json",
                    "exclude": true,
                    "comment": "files"
                  },
                  {
                    "/": "/*.svg",
                    "exclude": true,
                    "comment": "files"
                  },
                  {
                    "/": "/tags/*",
                    "exclude": true,
                    "comment": "lists of terms"
                  },
                  {
                    "/": "/",
                    "exclude": true,
                    "comment": "a list of moments"
                  },
                  {
                    "/": "/page/*",
                    "exclude": true,
                    "comment": "a list of moments"
                  },
                  {
                    "/": "/awards/",
                    "exclude": true,
                    "comment": "a list of moments"
                  },
                  {
                    "/": "/awards/page/*",
                    "exclude": true,
                    "comment": "a list of moments"
                  },
                  {
                    "/": "/gallery/*",
                    "exclude": true,
                    "comment": "the gallery"
                  },
                  {
                    "/": "/imprint/",
                    "exclude": true,
                    "comment": "another page"
                  },
                  {
                    "/": "/*",
                    "comment": "moments"
                  }
                ]
              }
            ]
          }
        }

        """)
  }

  /// The patterns of Apple's file, in order.
  private func patterns(_ site: SiteFixture) throws -> [String] {
    try site.text(Self.association).matches(of: /"\/": "([^"]*)"/).map { String($0.1) }
  }

  @Test func patternsBeginWithTheBasePath() throws {
    let site = try SiteFixture([
      "site/site.yml": "title: M\nurl: https://share.example/a$b/\n" + "theme: test\n" + Self.ios,
      "content/a.md": "---\ntitle: A\ntags: [first]\n---\n",
    ])
    // `$` may begin a variable, so that any character stands in its place.
    #expect(
      try patterns(site) == [
        "/a?b/assets/*", "/a?b/cards/*", "/a?b/*.html", "/a?b/*.json", "/a?b/tags/*", "/a?b/",
        "/a?b/gallery/*",
        "/a?b/*",
      ])
  }

  @Test func aFolderWithMomentsIsNotLeftOutAsAWhole() throws {
    let names = ["tags/own", "page/own", "gallery/own", "cards/own", "cards.png"]
    let files = names.map { ("content/\($0).md", "---\ntitle: \($0)\ntags: [first]\n---\n") }
    let site = try SiteFixture(
      Dictionary(uniqueKeysWithValues: files), configuration: "page-size: 2\n" + Self.ios)
    #expect(
      try patterns(site) == [
        "/assets/*", "/*.html", "/*.json", "/*.png", "/tags/", "/", "/gallery/", "/*",
      ])
  }

  @Test func hardlyGrowsWithTheSite() throws {
    let long = String(repeating: "a", count: 60)
    let files = (100..<600).map { ("content/\($0)-\(long)/_index.md", "---\ntitle: S\n---\n") }
    let site = try SiteFixture(
      Dictionary(uniqueKeysWithValues: files), configuration: Self.ios)
    let text = try site.text(Self.association)
    #expect(text.utf8.count < 100_000)
    #expect(text.contains("\"/\": \"/*\""))
    #expect(!text.contains("/599-"))
    #expect(text.contains("\"/\": \"/100-\(long)/\""))
  }

  @Test func tellsAndroidWhoSignsTheApp() throws {
    let list = Self.fingerprints.map { "\"\($0)\"" }.joined(separator: ", ")
    let site = try SiteFixture(
      configuration: "app: {android: {package: com.example.stride, fingerprints: [\(list)]}}\n")
    #expect(
      try site.text(Self.assetLinks) == """
        [
          {
            "relation": [
              "delegate_permission/common.handle_all_urls"
            ],
            "target": {
              "namespace": "android_app",
              "package_name": "com.example.stride",
              "sha256_cert_fingerprints": [
                "\(Self.fingerprints[0])",
                "\(Self.fingerprints[1].uppercased())"
              ]
            }
          }
        ]

        """)
  }

  @Test(arguments: [
    "", "app: {name: A}\n", "app: {ios: {store-id: 1}, android: {package: a.b}}\n",
  ])
  func isThereOnlyWhereTheSiteSaysWhoTheAppIs(configuration: String) throws {
    let paths = try SiteFixture(configuration: configuration).plan().artifacts.map(\.path)
    #expect(!paths.contains { $0.hasPrefix(".well-known") })
  }

  @Test func givesWayToAFileOfTheSites() throws {
    let site = try SiteFixture(
      ["site/static/\(Self.association)": "own"], configuration: Self.ios)
    #expect(try site.text(Self.association) == "own")
  }

  @Test func isWrittenAndTakenAwayLikeAnyOtherFile() async throws {
    let site = try SiteFixture(["content/a.md": "# A\n"], configuration: Self.ios)
    #expect(try await site.build() == "")
    #expect(try site.folder.text("public/\(Self.association)").contains("ABCDE12345"))
    try site.folder.write(SiteFixture.configuration, to: "site/site.yml")
    #expect(try await site.build() == "")
    #expect(!site.folder.exists("public/.well-known"))
  }

  @Test func linksOfTextsCanLeadThere() throws {
    let site = try SiteFixture(
      [
        "content/a.md": "# A\n\n[b](/.well-known/apple-app-site-association)\n",
        "themes/test/templates/page.mustache": "{{&page.html}}",
      ], configuration: Self.ios)
    #expect(
      try site.text("a/index.html")
        == "<p><a href=\"/.well-known/apple-app-site-association\">b</a></p>\n")
  }
}
