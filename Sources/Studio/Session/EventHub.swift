import Synchronization

/// The event streams of all browsers that look at the site.
package final class EventHub: Sendable {
  private let streams = Mutex<[EventStream]>([])

  package init() {}

  /// A new stream.
  ///
  /// - Parameter first: makes the event that comes first, when no other can come between.
  /// - Returns: the stream.
  func connect(_ first: () -> EventStream.Event) -> EventStream {
    let stream = EventStream()
    streams.withLock { streams in
      streams.removeAll(where: \.isEnded)
      stream.send(first())
      streams.append(stream)
    }
    return stream
  }

  /// Sends events to all streams that have not ended.
  package func send(_ events: [EventStream.Event]) {
    streams.withLock { streams in
      streams.removeAll(where: \.isEnded)
      for stream in streams {
        for event in events { stream.send(event) }
      }
    }
  }
}
