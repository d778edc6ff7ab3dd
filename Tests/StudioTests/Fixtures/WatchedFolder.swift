import Diagnostics
import Foundation
import SiteGenerator
import TestSupport

@testable import Studio

/// A folder that is watched, and how often a change was told.
final class WatchedFolder {
  let folder: TemporaryFolder
  private let count = Monitor(0)
  private var watcher: FolderWatcher?

  init(_ files: [String] = ["content/a.md", "site/site.yml"], watching others: Set<String> = [])
    throws
  {
    folder = try TemporaryFolder("sitegen watch")
    for file in files { try folder.write("one\n", to: file) }
    watcher = FolderWatcher(
      root: Folder(path: folder.path), files: others,
      note: { print(DiagnosticPrinter().text(for: $0)) },
      onChange: { [count] in
        count.withLock { $0 += 1 }
        return others
      })
  }

  deinit {
    watcher?.stop()
  }

  func url(_ path: String) -> URL { folder.url.appending(path: path) }

  func write(_ text: String = "two\n", to path: String) throws {
    try folder.write(text, to: path)
  }

  func move(_ path: String, to target: String) throws {
    // rename(2) replaces what is there, as editors do.
    guard rename(url(path).path, url(target).path) == 0 else { throw POSIXError(.EIO) }
  }

  /// How many changes were told, once at least so many were and no more comes for a while.
  func changes(atLeast number: Int) -> Int {
    let deadline = ContinuousClock().now + .seconds(5)
    while count.withLock({ $0 }) < number, ContinuousClock().now < deadline { usleep(2000) }
    usleep(Self.quiet)
    return count.withLock { $0 }
  }

  /// Longer than what a burst is waited for, in microseconds.
  private static let quiet: UInt32 = 350_000
}
