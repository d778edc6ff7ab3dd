import Diagnostics
import SiteGenerator
import Studio

/// A site that is served until a signal ends it.
struct SiteServing {
  private let site: SiteOptions
  private let options: ServeOptions
  private let console: Console
  private let cache: CardCache
  private let session: SiteSession
  private let hub = EventHub()

  init(site: SiteOptions, options: ServeOptions, console: Console) {
    self.site = site
    self.options = options
    self.console = console
    cache = CardCache(root: site.root)
    session = SiteSession(root: site.root, workers: ProcessorCount.usual, cache: cache) {
      site.currentSelection
    }
  }

  /// Serves.
  ///
  /// - Parameter signals: what ends it.
  /// - Returns: how it went.
  /// - Throws: `OutputError` when standard output does not take what is told.
  func run(until signals: borrowing StopSignals) throws(OutputError) -> ExitStatus {
    console.report(site.told(session.reload().problems))
    let handler = StudioHandler(session: session, hub: hub)
    let server: HTTPServer
    do throws(ServerError) {
      server = try HTTPServer(host: options.host, port: options.port) { handler.response(to: $0) }
    } catch {
      console.report(error.diagnostic)
      return .failedOutside
    }
    defer { server.stop() }
    if server.isOpenToOthers { console.report(Self.openToOthers(options.host)) }
    let watcher = watch()
    defer { watcher?.stop() }
    // What changed between the first load and now was told to nobody.
    reload()
    let gallery = server.address + StudioRoutes.gallery
    if !site.isQuiet { try console.write(greeting(gallery: gallery, server: server)) }
    if options.opensBrowser { Browser.open(gallery, console: console) }
    signals.wait()
    leaveCache()
    return .done
  }

  /// Tells why nothing was kept, or removes what was not used for long.
  private func leaveCache() {
    let notes = cache.diagnostics.map { note in
      var note = note
      note.hint = "they are drawn anew when they are asked for"
      return note
    }
    console.report(site.told(notes))
    cache.prune()
  }

  /// Watches the site's files, which need not be possible.
  private func watch() -> FolderWatcher? {
    let watcher = FolderWatcher(
      root: site.root, files: session.files,
      note: { [console, site] in console.report(site.told([$0])) },
      onChange: { [self] in
        reload()
        return session.files
      })
    if watcher == nil { console.report(Self.unwatched) }
    return watcher
  }

  private func reload() {
    let clock = ContinuousClock()
    let start = clock.now
    let reload = session.reload()
    guard reload.isNews else { return }
    hub.send(reload.events)
    let elapsed = clock.now - start
    if reload.changedProblems { console.report(site.told(reload.problems)) }
    // Who closed standard output is noticed by the one who waits for signals.
    if !site.isQuiet { try? console.write(ReloadLine.text(for: reload, elapsed: elapsed)) }
  }

  private func greeting(gallery: String, server: HTTPServer) -> String {
    let base = session.url?.basePath ?? ""
    return """
      serving \(gallery)
      the site is at \(server.address)\(base)/, and Ctrl-C stops serving

      """
  }

  private static func openToOthers(_ host: String) -> Diagnostic {
    Diagnostic(
      .openToOthers, severity: .warning,
      "others in the network can look at the site at '\(host)', unlisted pages too",
      hint: "leave '--host' out to keep it to this computer")
  }

  private static let unwatched = Diagnostic(
    .unwatchedFolder, severity: .warning,
    "the system gives no more files or threads, so changes are not noticed",
    hint: "close other programs, then start again")
}
