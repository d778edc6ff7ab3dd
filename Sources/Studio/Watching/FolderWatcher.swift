import Diagnostics
import SiteGenerator

/// Tells when anything changes that a site is made of, once for each burst of changes.
///
/// Own output is never told: only the folders of sources are watched.
package final class FolderWatcher: Sendable {
  private let ending: WakePipe
  private let thread: BackgroundThread

  /// Watches from now on until `stop` is called; nil when the system has no thread or files left.
  ///
  /// - Parameters:
  ///   - root: the folder that holds `site/` and `content/`.
  ///   - files: the files outside of the site's folders that it depends on, by their paths below the
  ///     root.
  ///   - note: told, on any thread, what the system does not allow.
  ///   - onChange: called on the watcher's own thread after changes, of which more are gathered
  ///     meanwhile; it gives the files as they are from then on.
  package init?(
    root: Folder, files: Set<String>, note: @escaping @Sendable (Diagnostic) -> Void,
    onChange: @escaping @Sendable () -> Set<String>
  ) {
    guard let ending = WakePipe() else { return nil }
    let places = WatchedPlaces(root: root, files: files)
    let ready = Monitor(false)
    let work: @Sendable () -> Void = {
      let watch = WatcherLoop(places, ending: ending, note: note)
      ready.withLock { $0 = true }
      watch.run(onChange)
    }
    guard let thread = BackgroundThread(work) else { return nil }
    self.ending = ending
    self.thread = thread
    // What changes after this call is told.
    ready.wait { $0 ? () : nil }
  }

  /// Ends watching, and waits for a change that is being told; to be called once.
  package func stop() {
    ending.wake()
    thread.join()
  }
}
