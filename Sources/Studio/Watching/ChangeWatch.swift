/// A way of the system to tell that something changed, which belongs to the watcher's thread.
protocol ChangeWatch: AnyObject {
  /// What can be read from, in the sense of `poll`, when something changed; nil for a watch that has
  /// to look.
  var descriptor: Int32? { get }
  /// After what time it has to look although nothing is told; nil for never.
  var interval: Duration? { get }

  /// Looks for all that there is to watch.
  ///
  /// - Throws: `WatchFault` when there is more than the system lets a program watch.
  func scan(_ places: WatchedPlaces) throws(WatchFault)

  /// What changed since the last look.
  func changes() -> WatchChange
}
