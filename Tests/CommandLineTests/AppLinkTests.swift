import Foundation
import TestSupport
import Testing

/// What the example site tells phones and services of its app.
@Suite struct AppLinkTests {
  static let themes = ["default", "broadsheet"]

  private func site(_ theme: String) async throws -> BuiltSite {
    try await (theme == "default" ? BuiltSite.example : BuiltSite.broadsheet).value
  }

  private func page(_ path: String, of theme: String) async throws -> String {
    String(decoding: try #require(try await site(theme).files[path]), as: UTF8.self)
  }

  /// The elements of a page's head about the app, in order.
  private func head(_ page: String) -> [String] {
    page.matches(of: /<meta (?:name|property)="(?:twitter:app|al|apple-itunes-app).*>/).map {
      String($0.0)
    }
  }

  @Test(arguments: themes)
  func aMomentTellsServicesHowToOpenTheApp(theme: String) async throws {
    let head = head(try await page("awards/first-5k/index.html", of: theme))
    #expect(
      head.joined(separator: "\n") == """
        <meta name="twitter:app:name:iphone" content="Stride">
        <meta name="twitter:app:id:iphone" content="1234567890">
        <meta name="twitter:app:url:iphone" content="com.example.stride:/awards/first-5k">
        <meta name="twitter:app:name:ipad" content="Stride">
        <meta name="twitter:app:id:ipad" content="1234567890">
        <meta name="twitter:app:url:ipad" content="com.example.stride:/awards/first-5k">
        <meta name="twitter:app:name:googleplay" content="Stride">
        <meta name="twitter:app:id:googleplay" content="com.example.stride">
        <meta name="twitter:app:url:googleplay" content="com.example.stride:/awards/first-5k">
        <meta property="al:ios:url" content="com.example.stride:/awards/first-5k">
        <meta property="al:ios:app_store_id" content="1234567890">
        <meta property="al:ios:app_name" content="Stride">
        <meta property="al:android:url" content="com.example.stride:/awards/first-5k">
        <meta property="al:android:package" content="com.example.stride">
        <meta property="al:android:app_name" content="Stride">
        <meta property="al:web:url" content="https://share.stride.example/awards/first-5k/">
        <meta name="apple-itunes-app" content="app-id=1234567890, \
        app-argument=https://share.stride.example/awards/first-5k/">
        """)
  }

  @Test(arguments: themes)
  func aListHasTheBannerAlone(theme: String) async throws {
    for path in ["index.html", "tags/index.html", "404.html"] {
      #expect(
        head(try await page(path, of: theme)) == [
          "<meta name=\"apple-itunes-app\" content=\"app-id=1234567890\">"
        ])
    }
  }

  @Test(arguments: [
    ("awards/first-5k", "Open in Stride", "Open in Stride on Android"),
    ("awards/half-marathon-alexandria", "افتح في Stride", "افتح في Stride على أندرويد"),
    ("quotes/last-and-there", "פתיחה ב־Stride", "פתיחה ב־Stride באנדרואיד"),
  ])
  func aMomentHasAButtonForEachSystemAndBothStores(
    moment: String, open: String, android: String
  ) async throws {
    for theme in Self.themes {
      let page = try await page("\(moment)/index.html", of: theme)
      let links = page.matches(
        of: /<a (?:class="button primary" )?href="([a-z.]+:[^"]*)"( data-[a-z]+)?>([^<]+)<\/a>/
      )
      .map { [String($0.1), String($0.2 ?? ""), String($0.3)] }
      let store = "https://play.google.com/store/apps/details?id=com.example.stride"
      #expect(
        links.prefix(2) == [
          ["com.example.stride:/\(moment)", " data-elsewhere", open],
          [
            "intent:/\(moment)#Intent;scheme=com.example.stride;package=com.example.stride;"
              + "S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails"
              + "%3Fid%3Dcom.example.stride;end",
            " data-android", android,
          ],
        ])
      let targets = links.map { $0[0] }
      #expect(targets.contains("https://apps.apple.com/app/id1234567890"))
      #expect(targets.contains(store))
    }
  }

  /// The first component that an address matches decides, as Apple has it.
  private func isOpenedByTheApp(_ address: String, _ components: [[String: Any]]) -> Bool {
    for component in components {
      guard let pattern = component["/"] as? String, Self.matches(address[...], pattern[...])
      else { continue }
      return component["exclude"] as? Bool != true
    }
    return false
  }

  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return matches(text, pattern.dropFirst())
        || !text.isEmpty && matches(text.dropFirst(), pattern)
    }
    return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
  }

  @Test func theAppOpensMomentsAndNothingElse() async throws {
    let site = try await site("default")
    let file = try #require(site.files[".well-known/apple-app-site-association"])
    #expect(file.count < 16_384)
    let root = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
    let links = try #require(root["applinks"] as? [String: Any])
    let details = try #require((links["details"] as? [[String: Any]])?.first)
    let components = try #require(details["components"] as? [[String: Any]])
    let moments = Set(site.moments.map { $0 + "/index.html" })
    #expect(moments.count >= 16)
    for path in site.files.keys where !path.hasPrefix(".") {
      let isPage = path == "index.html" || path.hasSuffix("/index.html")
      let place = isPage ? String(path.dropLast("index.html".count)) : path
      let address = try #require(
        place.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
      #expect(
        isOpenedByTheApp("/" + address, components) == moments.contains(path), "\(path)")
    }
  }
}
