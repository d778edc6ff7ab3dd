import Foundation
import TestSupport
import Testing

/// Builds the example site once, and holds every page and card against what it promises.
@Suite struct ExampleSiteTests {
  let site: BuiltSite

  init() async throws {
    site = try await BuiltSite.example.value
  }

  @Test func buildsWithoutADiagnostic() {
    #expect(site.result.status == 0)
    #expect(site.result.errors == "")
  }

  @Test func makesFourCardsOfExactSizeForEachMoment() throws {
    let sizes = [
      "square": (1080, 1080), "story": (1080, 1920), "wide": (1200, 630), "compact": (800, 600),
    ]
    #expect(site.moments.count >= 8)
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
      #expect(payloads == [try link(of: moment)], "\(path)")
    }
    #expect(try link(of: "awards/first-5k") == "https://share.stride.example/awards/first-5k/")
    #expect(try link(of: "clubs/sunday-loop") == "https://stride.example/clubs/sunday-loop")
  }

  /// Where the page's main button leads.
  private func link(of moment: String) throws -> String {
    let page = String(decoding: try #require(site.files["\(moment)/index.html"]), as: UTF8.self)
    return String(try #require(page.firstMatch(of: /<a class="button" href="([^"]+)"/)).1)
  }

  @Test func everySharePageHasOnePreviewPictureThatIsThere() throws {
    let heads = try site.python("read_metadata.py")
    #expect(Set(heads.keys) == Set(site.files.keys.filter { $0.hasSuffix(".html") }))
    for moment in site.moments {
      let head = try #require(heads["\(moment)/index.html"])
      let address = "https://share.stride.example/\(moment)/"
      #expect(head.filter { $0.hasPrefix("og:image=") }.count == 1)
      let image = try #require(head.first { $0.hasPrefix("og:image=") })
      let expected = "og:image=https://share.stride.example/cards/\(moment)/wide.png?v="
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

  @Test func everyPageIsWellFormedAndItsLocalLinksLeadSomewhere() throws {
    for (page, faults) in try site.python("check_pages.py") {
      #expect(faults == [], "\(page)")
    }
  }

  @Test func theGalleryShowsEveryCardAndIsNotIndexed() throws {
    let gallery = String(decoding: try #require(site.files["gallery/index.html"]), as: UTF8.self)
    #expect(gallery.contains("<meta name=\"robots\" content=\"noindex"))
    for moment in site.moments {
      for size in ["square", "story", "wide", "compact"] {
        #expect(gallery.contains("src=\"/cards/\(moment)/\(size).png?v="))
      }
    }
  }

  @Test func aSecondBuildGivesTheSameBytes() throws {
    let second = try site.buildAgain()
    #expect(second == site.files)
  }
}
