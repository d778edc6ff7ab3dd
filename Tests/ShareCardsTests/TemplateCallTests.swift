import Foundation
import ShareCards
import Testing

/// A program that was written for the SwiftUI template: its calls, with this library's picture type
/// and a `try` where the template returned nil.
@Suite struct TemplateCallTests {
  private let achievement = AchievementCardContent(
    title: "First 5K Run", subtitle: "In the rain", metric: "500 pts", iconName: "figure.run",
    brandName: "Stride")
  private let link = URL(string: "https://stride.example/share/123")

  /// A kind of content that the program brings itself.
  private struct Streak: ShareCardContent {
    let days: Int
    var title: String { "\(days) days in a row" }
    var subtitle: String? { nil }
    let brandName = "Stride"
    var iconName: String? { "flame" }
  }

  private var contents: [any ShareCardContent] {
    [
      achievement,
      AchievementCardContent(title: "t", metric: "1", brandName: "b"),
      StatisticsCardContent(
        title: "Weekly Progress",
        stats: [
          StatItem(label: "Steps", value: "52,340", trend: .up),
          StatItem(label: "Calories", value: "3,200", trend: .neutral),
          StatItem(label: "Pace", value: "5:12"),
        ],
        dateRange: "Mar 10 - Mar 16", brandName: "Stride"),
      StatisticsCardContent(title: "t", subtitle: "s", stats: [], brandName: "b"),
      QuoteCardContent(quote: "Last, and there.", attribution: "Mara", brandName: "Stride"),
      QuoteCardContent(quote: "q", brandName: "b"),
      Streak(days: 12),
    ]
  }

  @Test func drawsEveryContentWithTheUsualValues() throws {
    let renderer = ShareCardRenderer()
    for content in contents {
      let image: CardImage = try renderer.render(content: content, style: .branded, scale: 1)
      #expect((image.pixelWidth, image.pixelHeight) == (1080, 1080), "\(content.title)")
    }
    let image = try renderer.render(content: achievement, style: .minimal, size: .compact)
    #expect((image.pixelWidth, image.pixelHeight) == (1600, 1200))
  }

  @Test func givesPNGAndJPEGFiles() throws {
    let renderer = ShareCardRenderer()
    let scale: CGFloat = 1
    let png = try renderer.renderPNGData(
      content: achievement, style: .statistics, size: .compact, qrCodeURL: link, scale: scale)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try renderer.render(
      content: achievement, style: .statistics, size: .compact, qrCodeURL: link, scale: scale)
    #expect(try image.pngData() == png)
    let jpeg = try renderer.renderJPEGData(
      content: achievement, style: .statistics, size: .compact, qrCodeURL: link, scale: scale,
      quality: 0.92)
    #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(try image.jpegData() == jpeg)
    #expect(try image.jpegData(quality: 0.3).count < jpeg.count)
    #expect(try image.webPData().starts(with: Data("RIFF".utf8)))
  }

  @Test func listsStylesAndSizesForPickers() {
    for style in ShareCardStyle.allCases {
      #expect(!style.displayName.isEmpty)
      #expect(ShareCardStyle(rawValue: style.rawValue) == style)
      #expect(ShareCardStyle(named: style.id) == style)
    }
    #expect(ShareCardStyle(named: "brandd") == nil)
    #expect(ShareCardStyle(rawValue: "") == nil)
    for size in ShareCardSize.allCases {
      #expect(size.size.width / size.size.height == size.aspectRatio)
      #expect(ShareCardSize(rawValue: size.rawValue) == size)
    }
    #expect(ShareCardSize.story.size.height == 1920)
    #expect(ShareCardSize(rawValue: "banner") == nil)
  }

  @Test func switchesOverStyles() {
    func name(_ style: ShareCardStyle) -> String {
      switch style {
      case .minimal: "minimal"
      case .branded: "branded"
      case .statistics: "statistics"
      default: "of a theme"
      }
    }
    #expect(
      ShareCardStyle.allCases.prefix(4).map(name)
        == ["minimal", "branded", "statistics", "of a theme"])
  }

  @Test func drawsFromFortyTasksAtOnceWithEqualBytes() async throws {
    let renderer = ShareCardRenderer()
    let (achievement, link) = (achievement, link)
    let files = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<40 {
        group.addTask {
          try renderer.renderPNGData(
            content: achievement, style: .branded, size: .compact, qrCodeURL: link, scale: 1)
        }
      }
      return try await group.reduce(into: [Data]()) { $0.append($1) }
    }
    #expect(files.count == 40)
    #expect(Set(files).count == 1)
  }
}
