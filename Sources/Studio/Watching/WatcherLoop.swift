import Diagnostics

/// What the watcher's thread does: it waits for changes and tells them when all is quiet.
struct WatcherLoop {
  private var places: WatchedPlaces
  private let ending: WakePipe
  private let note: (Diagnostic) -> Void
  private var watch: any ChangeWatch
  private var debounce = ChangeDebounce()

  /// - Parameters:
  ///   - places: what is watched.
  ///   - ending: ends the loop.
  ///   - note: told what the system does not allow.
  init(_ places: WatchedPlaces, ending: WakePipe, note: @escaping (Diagnostic) -> Void) {
    self.places = places
    self.ending = ending
    self.note = note
    do throws(WatchFault) {
      let watch = try Self.systemWatch()
      try watch.scan(places)
      self.watch = watch
    } catch {
      note(error.diagnostic)
      watch = PollingWatch(places)
    }
  }

  private static func systemWatch() throws(WatchFault) -> any ChangeWatch {
    #if os(Linux)
      try InotifyWatch()
    #else
      try KqueueWatch()
    #endif
  }

  /// Runs until the end is told.
  ///
  /// - Parameter onChange: called after changes; gives the files that are watched from then on.
  consuming func run(_ onChange: () -> Set<String>) {
    let clock = ContinuousClock()
    var nextLook = watch.interval.map { clock.now + $0 }
    while waitsUntil([debounce.due, nextLook].compactMap(\.self).min(), clock: clock) {
      if watch.descriptor != nil || nextLook.map({ $0 <= clock.now }) ?? true { look(clock.now) }
      if debounce.take(at: clock.now) {
        let files = onChange()
        if files != places.files {
          places.files = files
          scan()
        }
      }
      nextLook = watch.interval.map { clock.now + $0 }
    }
  }

  private mutating func look(_ now: ContinuousClock.Instant) {
    let change = watch.changes()
    debounce.note(change, at: now)
    if change.needsScan { scan() }
  }

  private mutating func scan() {
    let wasLost = watch.interval != nil
    do throws(WatchFault) {
      try watch.scan(places)
    } catch {
      note(error.diagnostic)
      watch = PollingWatch(places)
    }
    // The site's folder is back, and may be another one.
    if wasLost, watch.interval == nil {
      debounce.note(WatchChange(isChanged: true), at: ContinuousClock().now)
    }
  }

  /// Waits for something to look at.
  ///
  /// - Parameters:
  ///   - deadline: when there is something to do at the latest.
  ///   - clock: the clock of the deadline.
  /// - Returns: false when the loop is to end.
  private func waitsUntil(
    _ deadline: ContinuousClock.Instant?, clock: ContinuousClock
  ) -> Bool {
    var timeout: Int32 = -1
    if let deadline {
      let milliseconds = max(.zero, deadline - clock.now) / .milliseconds(1)
      timeout = Int32(min(milliseconds.rounded(.up), Self.longestWait))
    }
    return !ending.wait(milliseconds: timeout, socket: watch.descriptor).isWoken
  }

  /// In milliseconds.
  private static let longestWait = 60_000.0
}
