import Foundation
import TestSupport
import Testing

/// Builds the example site once, and holds every page and card against what it promises.
@Suite struct ExampleSiteTests {
  let site: BuiltSite

  init() async throws {
    site = try await BuiltSite.example.value
  }

  @Test func makesFourCardsOfExactSizeForEachMoment() throws {
    let sizes = [
      "square": (1080, 1080), "story": (1080, 1920), "wide": (1200, 630), "compact": (800, 600),
    ]
    #expect(site.moments.count >= 16)
    for moment in site.moments {
      for (name, size) in sizes {
        let png = try #require(site.files["cards/\(moment)/\(name).png"])
        #expect(PNGHeader(png) == PNGHeader(width: size.0, height: size.1))
      }
    }
    #expect(
      site.files.keys.count { $0.hasSuffix(".png") && $0.hasPrefix("cards/") }
        == site.moments.count * 4)
  }

  @Test func everyCardReadsAsItsPagesLinkInASecondReader() throws {
    let readings = try site.python("read_codes.py")
    #expect(readings.count == site.moments.count * 4)
    for (path, payloads) in readings {
      let moment = path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
      #expect(payloads == [try payload(of: moment)], "\(path)")
    }
    #expect(try payload(of: "awards/first-5k") == "https://share.stride.example/awards/first-5k/")
    #expect(try payload(of: "clubs/sunday-loop") == "https://stride.example/clubs/sunday-loop")
  }

  /// As chats show them: halved by two filters, then JPEG of quality 50.
  @Test func everyCardReadsAtHalfSizeAndCompressed() throws {
    let readings = try site.python("read_small_codes.py")
    #expect(readings.count == site.moments.count * 4 * 2)
    for (path, payloads) in readings {
      let moment = path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
      #expect(payloads == [try payload(of: moment)], "\(path)")
    }
  }

  /// Where the page says that its code leads; a contact's code carries the contact itself.
  private func payload(of moment: String) throws -> String {
    if moment == "people/mara" {
      return #"{"contactID":"6F9619FF-8B86-4011-B42D-00CF4FC964FF","displayName":"Mara Lindqvist","#
        + #""version":1}"#
    }
    let page = String(decoding: try #require(site.files["\(moment)/index.html"]), as: UTF8.self)
    return String(try #require(page.firstMatch(of: /<p class="target"><a href="([^"]+)"/)).1)
  }

  @Test func everySharePageHasOnePreviewPictureThatIsThere() throws {
    let heads = try site.python("read_metadata.py")
    #expect(Set(heads.keys) == Set(site.files.keys.filter { $0.hasSuffix(".html") }))
    for moment in site.moments {
      let head = try #require(heads["\(moment)/index.html"])
      let path = try encoded(moment)
      let address = "https://share.stride.example/\(path)/"
      #expect(head.filter { $0.hasPrefix("og:image=") }.count == 1)
      let image = try #require(head.first { $0.hasPrefix("og:image=") })
      let expected = "og:image=https://share.stride.example/cards/\(path)/wide.png?v="
      #expect(image.hasPrefix(expected) && image.count == expected.count + 12)
      #expect(head.contains("og:image:width=1200"))
      #expect(head.contains("og:image:height=630"))
      #expect(head.contains("og:image:type=image/png"))
      #expect(head.contains { $0.hasPrefix("og:image:alt=") && $0.count > 20 })
      #expect(head.contains("og:url=\(address)"))
      #expect(head.contains("canonical=\(address)"))
      #expect(head.contains { $0.hasPrefix("og:title=") && $0.count > 9 })
      #expect(head.contains("twitter:card=summary_large_image"))
    }
  }

  /// A path as addresses have it.
  private func encoded(_ path: String) throws -> String {
    try #require(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
  }

  @Test func theGalleryShowsTheCardsOfListedPagesAndIsNotIndexed() throws {
    let pages = site.files.filter { $0.key.hasPrefix("gallery/") }
    let gallery = pages.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }
    #expect(gallery.count > 1)
    #expect(gallery.allSatisfy { $0.contains("<meta name=\"robots\" content=\"noindex") })
    for moment in site.moments {
      for size in ["square", "story", "wide", "compact"] {
        let source = "src=\"/cards/\(try encoded(moment))/\(size).png?v="
        let isShown = gallery.contains { $0.contains(source) }
        #expect(isShown == (moment != "people/mara"), "\(moment)")
      }
    }
  }

  @Test func everyKindOfPageIsThere() throws {
    for path in [
      "index.html", "page/2/index.html", "weeks/index.html", "tags/index.html",
      "tags/together/index.html", "404.html", "challenges/до-моря/index.html",
      "routes/lake-loop/map.svg", "people/mara/index.html", "clubs/spring-run/index.html",
    ] {
      #expect(site.files[path] != nil, "\(path)")
    }
  }

  @Test func aSecondBuildGivesTheSameBytes() async throws {
    let second = try await site.buildAgain()
    #expect(second == site.files)
  }
}
