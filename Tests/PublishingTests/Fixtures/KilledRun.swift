import Foundation
import TestSupport

/// A run of sitegen that is killed while it writes.
struct KilledRun {
  private let process = Process()
  private let folder: TemporaryFolder

  init(in folder: TemporaryFolder, arguments: [String]) {
    self.folder = folder
    process.executableURL = Checkout.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": NSHomeDirectory()]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  /// Starts the run, waits until it changes something below a folder, and kills it some time later.
  ///
  /// - Returns: whether it was killed before it came to its end.
  func kill(milliseconds: Int, afterChangeBelow place: String) throws -> Bool {
    let before = state(of: place)
    try process.run()
    let end = ContinuousClock.now + .seconds(60)
    while process.isRunning, ContinuousClock.now < end, state(of: place) == before {
      usleep(500)
    }
    usleep(UInt32(milliseconds) * 1000)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
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
