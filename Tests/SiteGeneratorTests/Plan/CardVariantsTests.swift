import SiteGenerator
import Testing

@Suite struct CardVariantsTests {
  private let site: SiteFixture
  private let catalogue: SiteCatalogue

  init() throws {
    site = try SiteFixture(
      [
        "content/a.md": "---\ntitle: A\ncard: {wide: {style: statistics}, format: jpeg}\n---\n",
        "content/b.md": "---\ntitle: B\ncard: {corners: transparent}\n---\n",
      ], configuration: "cards: {sizes: [wide, compact]}\n")
    let loaded = try #require(site.load().site)
    catalogue = try SitePlanner(loaded).catalogue()
  }

  private func artifact(_ variant: CardVariant) throws -> Artifact {
    try catalogue.variants.artifact(of: variant)
  }

  private func planned(_ path: String) throws -> Artifact {
    try #require(catalogue.plan.artifacts.first { $0.path == path })
  }

  @Test(arguments: [
    CardVariant(page: "a", size: "wide"),
    CardVariant(page: "a", size: "wide", style: "statistics"),
    CardVariant(page: "a", size: "wide", format: "jpeg", scale: "1"),
  ])
  func aVariantThatChangesNothingIsTheCardOfTheSite(variant: CardVariant) throws {
    let own = try planned("cards/a/wide.jpg")
    let variant = try artifact(variant)
    #expect(variant.path == own.path)
    #expect(variant.fingerprint == own.fingerprint)
  }

  @Test func eachChangeIsAnotherPicture() throws {
    let variants = [
      CardVariant(page: "a", size: "wide"), CardVariant(page: "a", size: "compact"),
      CardVariant(page: "a", size: "wide", style: "minimal"),
      CardVariant(page: "a", size: "wide", format: "png"),
      CardVariant(page: "a", size: "wide", scale: "2"), CardVariant(page: "b", size: "wide"),
    ]
    let fingerprints = try variants.map { try artifact($0).fingerprint }
    #expect(Set(fingerprints).count == variants.count)
  }

  @Test func aStyleReplacesThatOfTheSizeToo() throws {
    let wide = try artifact(CardVariant(page: "a", size: "wide", style: "minimal"))
    let plain = try SiteFixture(
      ["content/a.md": "---\ntitle: A\nstyle: minimal\ncard: {format: jpeg}\n---\n"])
    let own = try plain.plan().artifacts.first { $0.path == "cards/a/wide.jpg" }
    #expect(wide.fingerprint == own?.fingerprint)
  }

  @Test func transparentCornersAreFilledInAFormatWithoutTransparency() throws {
    let card = try artifact(CardVariant(page: "b", size: "wide", format: "jpeg"))
    #expect(card.path == "cards/b/wide.jpg")
    let loaded = try #require(site.load().site)
    let product = card.make(loaded.makeWorkbench())
    #expect(printed(product.diagnostics) == "")
    #expect(product.bytes.starts(with: [0xFF, 0xD8]))
  }

  @Test(arguments: [
    (
      CardVariant(page: "c", size: "wide"),
      "there is no page 'c' [invalid-value]\n    hint: pages: a, b"
    ),
    (
      CardVariant(page: "a", size: "story"),
      "the site has no cards of the size 'story' [invalid-value]\n    hint: sizes: wide, compact"
    ),
    (
      CardVariant(page: "a", size: "wide", format: "jpg"),
      "unknown format 'jpg' [unsupported-format]\n    hint: did you mean 'jpeg'? formats: png, "
        + "jpeg, webp, avif"
    ),
    (
      CardVariant(page: "a", size: "wide", scale: "0"),
      "cards have no scale '0' [invalid-value]\n    hint: scales: 1, 2, 3"
    ),
  ])
  func whatThereIsNotIsToldByName(variant: CardVariant, told: String) throws {
    let fault = try #require(throws: CardVariantFault.self) { try artifact(variant) }
    guard case .unknown = fault else {
      Issue.record("\(fault)")
      return
    }
    #expect(printed(fault.diagnostics) == "sitegen: error: \(told)\n")
  }
}
