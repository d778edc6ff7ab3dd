import Synchronization

/// Events for one browser, which its connection takes one after the other.
///
/// Sent from any thread. What a slow browser has not taken yet is kept up to a limit, beyond which
/// the oldest events are dropped.
package final class EventStream: Sendable {
  /// One event: its kind and its data, which may have several lines.
  package struct Event: Hashable, Sendable {
    package let name: String
    package let data: String

    package init(name: String, data: String) {
      self.name = name
      self.data = data
    }
  }

  private struct State {
    var events: [Event] = []
    var isEnded = false
    var wake: (@Sendable () -> Void)?
  }

  private static let maximumWaiting = 64

  private let state = Mutex(State())

  package init() {}

  /// Puts an event behind those that wait; after the end it is dropped.
  package func send(_ event: Event) {
    let wake = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isEnded else { return nil }
      state.events.append(event)
      if state.events.count > Self.maximumWaiting { state.events.removeFirst() }
      return state.wake
    }
    wake?()
  }

  /// Ends the stream, from either side: the connection still sends what waits, then ends; whoever
  /// sends can look at `isEnded`.
  package func end() {
    let wake = state.withLock { state in
      state.isEnded = true
      defer { state.wake = nil }
      return state.wake
    }
    wake?()
  }

  /// Whether one side has ended the stream: the server does when the browser has gone.
  package var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Has a function called after every event and at the end, at once if there is something already.
  ///
  /// - Parameter wake: called on the sender's thread, which it must not hold up.
  func whenSent(_ wake: @escaping @Sendable () -> Void) {
    let hasNews = state.withLock { state in
      if !state.isEnded { state.wake = wake }
      return state.isEnded || !state.events.isEmpty
    }
    if hasNews { wake() }
  }

  /// Takes the events that wait.
  func takeAll() -> [Event] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }
}
