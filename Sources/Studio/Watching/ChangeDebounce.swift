/// Makes one change of a burst of them.
///
/// A save is often several steps, and a checkout touches hundreds of files: it is waited until all is
/// quiet, but not for ever. A file that is being written is waited for longer, whatever else changed
/// before, since half of it would be told as an error.
struct ChangeDebounce {
  /// How long it has to be quiet.
  static let quiet = Duration.milliseconds(25)
  /// How long a burst is waited for.
  static let longest = Duration.milliseconds(250)
  /// How long a file that is being written has to be quiet, and a change waits for it at most.
  static let writing = Duration.seconds(1)

  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  /// When a file was last written that nothing has changed since.
  private var lastWriting: ContinuousClock.Instant?

  /// Takes note of what a look found.
  mutating func note(_ change: WatchChange, at now: ContinuousClock.Instant) {
    if change.isChanged {
      first = first ?? now
      last = now
      lastWriting = nil
    }
    if change.isWriting { lastWriting = now }
  }

  /// When the change is to be told; nil when there is none.
  var due: ContinuousClock.Instant? {
    guard let first, let last else { return lastWriting.map { $0 + Self.writing } }
    return lastWriting == nil
      ? min(last + Self.quiet, first + Self.longest) : first + Self.writing
  }

  /// Whether the change is to be told now, which forgets it.
  mutating func take(at now: ContinuousClock.Instant) -> Bool {
    guard let due, due <= now else { return false }
    self = ChangeDebounce()
    return true
  }
}
