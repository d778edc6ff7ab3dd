import SiteGenerator
import Testing

@Suite struct FileHeadersTests {
  /// Types as IANA registers them, and as the makers of app links ask for them.
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("a/INDEX.HTML", "text/html; charset=utf-8"),
    ("assets/style.css", "text/css; charset=utf-8"),
    ("assets/site.js", "text/javascript; charset=utf-8"),
    (".well-known/apple-app-site-association", "application/json"),
    (".well-known/assetlinks.json", "application/json"),
    ("site.webmanifest", "application/manifest+json"),
    ("feed.xml", "application/xml; charset=utf-8"),
    ("feed.atom", "application/atom+xml; charset=utf-8"), ("mara.vcf", "text/vcard; charset=utf-8"),
    ("a.png", "image/png"), ("a.jpg", "image/jpeg"), ("a.jpeg", "image/jpeg"),
    ("a.webp", "image/webp"), ("a.avif", "image/avif"), ("a.svg", "image/svg+xml"),
    ("favicon.ico", "image/vnd.microsoft.icon"), ("inter.woff2", "font/woff2"),
    ("robots.txt", "text/plain; charset=utf-8"), ("CNAME", "text/plain; charset=utf-8"),
    (".nojekyll", "application/octet-stream"), ("png", "application/octet-stream"),
    ("a.png/b", "application/octet-stream"), ("a.", "application/octet-stream"),
    ("", "application/octet-stream"), ("a.\u{301}html", "application/octet-stream"),
  ])
  func everyEndingHasItsType(path: String, type: String) {
    #expect(MediaType(ofPath: path).text == type)
    #expect(FileHeaders(forPath: path).contentType == type)
  }

  @Test(arguments: [
    ("index.html", 300), ("cards/index.html", 300), ("cards/a/wide.png", 86_400),
    ("assets/style.css", 86_400), ("robots.txt", 3_600), ("a/cards/map.svg", 3_600),
    ("cards.json", 3_600),
  ])
  func pagesAreKeptShortAndVersionedFilesLong(path: String, seconds: Int) {
    #expect(FileHeaders(forPath: path).cacheControl == "public, max-age=\(seconds)")
  }
}
