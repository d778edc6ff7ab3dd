import Diagnostics
import Mustache
import SiteGenerator
import TestSupport
import Testing

/// A site in a folder of its own, with a small theme: written from texts, loaded, planned, built.
final class SiteFixture: Sendable {
  let folder: TemporaryFolder

  static let configuration = "title: Moments\nurl: https://share.example\ntheme: test\n"

  /// A site without pages, but with the given files; nil leaves out one of the theme's.
  ///
  /// The configuration is added to `site.yml`.
  init(_ files: [String: String?] = [:], configuration: String = "") throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("content")
    var all = TestTheme.files.mapValues(Optional.some)
    all["site/site.yml"] = Self.configuration + configuration
    for (path, text) in all.merging(files, uniquingKeysWith: { $1 }) {
      if let text { try folder.write(text, to: path) }
    }
  }

  private var root: Folder { Folder(path: folder.path) }

  /// The cache in the site's folder, as a program of the given number would use it.
  func cache(ofProgram number: UInt64 = 1) -> CardCache {
    CardCache(root: root, program: Fingerprint(high: 0, low: number))
  }

  /// A day on which pages of the tests are published.
  static let today = PageSelection(clock: .moment(1_775_000_000))

  /// The loaded site, and all that is told about it.
  func load(_ selection: PageSelection = SiteFixture.today) -> (site: Site?, printed: String) {
    var loader = SiteLoader(root: root, selection: selection)
    let (site, diagnostics) = loader.load()
    return (site, printed(diagnostics))
  }

  /// What loading and planning tell, printed.
  func diagnostics() -> String {
    let (site, found) = load()
    guard let site else { return found }
    do {
      return found + printed(try SitePlanner(site).plan().diagnostics)
    } catch {
      return found + printed(error.diagnostics)
    }
  }

  /// The page of a file, which is the site's only one.
  func page() throws -> Page {
    let (site, found) = load()
    let pages = try #require(site, Comment(rawValue: found)).pages
    try #require(pages.count == 1, "\(pages.map(\.path)) \(found)")
    return pages[0]
  }

  func plan() throws -> SitePlan {
    let (site, found) = load()
    do {
      return try SitePlanner(try #require(site, Comment(rawValue: found))).plan()
    } catch let error as DiagnosticError {
      throw UnexpectedDiagnostics(text: printed(error.diagnostics))
    }
  }

  /// Makes one text of the output, about which there is nothing to tell.
  func text(_ path: String) throws -> String {
    let (text, told) = try product(path)
    try #require(told == "", Comment(rawValue: told))
    return text
  }

  /// Makes one text of the output, without building the rest, and all that is told about it.
  func product(_ path: String) throws -> (text: String, told: String) {
    let (site, found) = load()
    let loaded = try #require(site, Comment(rawValue: found))
    let plan = try SitePlanner(loaded).plan()
    let artifact = try #require(
      plan.artifacts.first { $0.path == path }, "\(plan.artifacts.map(\.path))")
    let product = artifact.make(loaded.makeWorkbench())
    return (String(decoding: product.bytes, as: UTF8.self), printed(product.diagnostics))
  }

  /// What the templates of all pages get, by the paths of the pages.
  func templateValues() throws -> [String: TemplateValue] {
    let (site, found) = load()
    return try SitePlanner(try #require(site, Comment(rawValue: found))).templateValues()
  }

  /// What the template of one page gets.
  func templateValues(_ path: String) throws -> TemplateValue {
    let all = try templateValues()
    return try #require(all[path], "\(all.keys.sorted())")
  }

  /// Builds into `public` and gives all that is told, printed.
  func build(jobs: Int = 1, cache: CardCache? = nil) async throws -> String {
    try await buildCounting(jobs: jobs, cache: cache).told
  }

  /// Builds into `public` and gives all that is told, printed, and the number of cards drawn.
  func buildCounting(
    jobs: Int = 1, cache: CardCache? = nil
  ) async throws -> (told: String, drawn: Int) {
    let (site, found) = load()
    let loaded = try #require(site, Comment(rawValue: found))
    let builder = SiteBuilder(
      plan: try plan(), output: Folder(path: folder.absolute("public"), name: "public"),
      jobs: jobs, cache: cache
    ) { loaded.makeWorkbench() }
    do {
      let result = try await builder.build()
      return (found + printed(result.diagnostics), result.drawnCards)
    } catch {
      return (found + printed([error.diagnostic]), 0)
    }
  }
}

/// Diagnostics where a test expects none.
struct UnexpectedDiagnostics: Error {
  let text: String
}

/// All diagnostics as a terminal without colours shows them.
func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
