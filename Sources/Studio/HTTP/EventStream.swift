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
  }

  private static let maximumWaiting = 64

  private let state = Mutex(State())

  package init() {}

  /// Puts an event behind those that wait; after the end it is dropped.
  package func send(_ event: Event) {
    state.withLock { state in
      guard !state.isEnded else { return }
      state.events.append(event)
      if state.events.count > Self.maximumWaiting { state.events.removeFirst() }
    }
  }

  /// Ends the stream; whoever has it learns that with the next look.
  package func end() {
    state.withLock { $0.isEnded = true }
  }

  package var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Takes the events that wait.
  func takeAll() -> [Event] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }
}
