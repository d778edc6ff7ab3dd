import Foundation
import TestSupport

/// A run of sitegen that is killed while it writes.
struct KilledRun {
  let folder: TemporaryFolder
  let arguments: [String]

  /// Starts the run, waits until it changes something below a folder, and kills it some time later.
  ///
  /// - Returns: whether it was killed before it came to its end.
  func kill(milliseconds: Int, afterChangeBelow place: String) throws -> Bool {
    let before = state(of: place)
    let run = try Run(
      program: Checkout.program.path, arguments: arguments, directory: folder.url,
      environment: ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()], outputs: folder.url)
    let end = ContinuousClock.now + .seconds(60)
    while run.isRunning, ContinuousClock.now < end, state(of: place) == before {
      usleep(500)
    }
    usleep(UInt32(milliseconds) * 1000)
    run.kill()
    return try run.result().status == SIGKILL
  }

  /// What changes with the first thing that a run writes: the lists of what was published.
  private func state(of place: String) -> [String] {
    let url = folder.url.appending(path: place)
    return [url, url.appending(path: "releases")].flatMap { url in
      ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted().map {
        let path = url.appending(path: $0).path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return "\($0) \(String(describing: attributes?[.systemFileNumber]))"
      }
    }
  }
}
