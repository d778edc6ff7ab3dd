import Diagnostics
import SiteGenerator
import Synchronization

/// A site that is worked on while it is looked at: its last good state, what is wrong with it now, and
/// the products that were asked for.
package final class SiteSession: Sendable {
  private struct State {
    var site: LoadedSite?
    var problems: [Diagnostic] = []
    var files: Set<String> = []
  }

  private let root: Folder
  private let selection: @Sendable () -> PageSelection
  private let workers: Int
  private let products = ProductStore()
  private let cache: CardCache?
  private let memory = LoadingMemory()
  private let state = Mutex(State())
  /// Held while the site is loaded, which is not done twice at a time.
  private let loading = Mutex(())

  /// - Parameters:
  ///   - root: the folder that holds `site/` and `content/`.
  ///   - workers: how many products are made at a time.
  ///   - cache: keeps the site's cards for later runs and builds.
  ///   - selection: which pages are shown; asked for at each load, since time goes on.
  package init(
    root: Folder, workers: Int, cache: CardCache? = nil,
    selection: @escaping @Sendable () -> PageSelection
  ) {
    self.root = root
    self.workers = workers
    self.selection = selection
    self.cache = cache
  }

  /// Loads the site as it is now; with an error in it, the last good one stays.
  @discardableResult
  package func reload() -> SessionReload {
    loading.withLock { _ in
      let (site, problems) = load()
      let (old, isNews) = state.withLock { state in
        let old = state.site
        let isNews = state.problems != problems
        state.problems = problems
        state.site = site ?? old
        return (old, isNews)
      }
      return SessionReload(
        version: (site ?? old)?.version, changed: changes(from: old, to: site),
        problems: problems, changedProblems: isNews)
    }
  }

  private func load() -> (site: LoadedSite?, problems: [Diagnostic]) {
    var loader = SiteLoader(root: root, selection: selection(), memory: memory)
    let (site, found) = loader.load()
    state.withLock { $0.files = loader.iconFiles }
    guard let site else { return (nil, found) }
    do throws(DiagnosticError) {
      let catalogue = try SitePlanner(site).catalogue()
      return (
        LoadedSite(site, catalogue: catalogue, workbenches: workbenches(for: site)),
        (found + catalogue.plan.diagnostics).sortedByLocation()
      )
    } catch {
      return (nil, (found + error.diagnostics).sortedByLocation())
    }
  }

  /// Those of the site before where they are as good, since they are slow to begin with.
  private func workbenches(for site: Site) -> WorkbenchPool {
    if let old = self.site, site.canUseWorkbenches(of: old.site) { return old.workbenches }
    return WorkbenchPool(count: workers) { site.makeWorkbench() }
  }

  private func changes(from old: LoadedSite?, to new: LoadedSite?) -> [String] {
    guard let new else { return [] }
    guard let old else { return new.catalogue.plan.artifacts.map(\.path) }
    return new.changes(since: old)
  }

  /// The last good site, and what is to be told of the site as it is now: both of the same load.
  var shown: (site: LoadedSite?, problems: [Diagnostic]) {
    state.withLock { ($0.site, $0.problems) }
  }

  /// The last good site.
  var site: LoadedSite? { shown.site }

  /// The last good site's address; nil before it could be loaded for the first time.
  package var url: SiteURL? { site?.catalogue.url }

  /// The files outside of `content/`, `site/` and `themes/` that the site is made of, by their paths
  /// below its folder.
  package var files: Set<String> { state.withLock { $0.files } }

  /// The product of an artifact of a site, made unless it was before.
  func product(of artifact: Artifact, in site: LoadedSite) -> Product {
    products.product(of: artifact) {
      func make() -> Product { site.workbenches.work { artifact.make($0) } }
      // A build has no use for a card in a style that was only tried out.
      guard let cache, site.isPlanned(artifact) else { return make() }
      return cache.product(of: artifact, make: make)
    }
  }
}
