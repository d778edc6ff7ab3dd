/// The bytes of an event stream for one connection, which takes them on its own thread.
final class EventStreamSource {
  private let stream: EventStream
  private let pipe: WakePipe
  private let socket: Int32
  private let heartbeatMilliseconds: Int32
  /// What does not fit into the connection's buffer is kept for its next call.
  private var waiting = EventStream.start[...]

  /// - Parameters:
  ///   - stream: the events; the source ends it when it goes.
  ///   - pipe: has the connection's thread wait.
  ///   - socket: the connection's socket, to see when the browser goes.
  ///   - heartbeatMilliseconds: after how long a silence a sign of life is sent.
  init(_ stream: EventStream, pipe: WakePipe, socket: Int32, heartbeatMilliseconds: Int32) {
    self.stream = stream
    self.pipe = pipe
    self.socket = socket
    self.heartbeatMilliseconds = heartbeatMilliseconds
    stream.whenSent { pipe.wake() }
  }

  deinit {
    stream.end()
  }

  /// Waits for the next bytes and puts them into a buffer.
  ///
  /// - Returns: how many there are; nil at the end of the stream, and when the browser has gone.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while waiting.isEmpty {
      let isEnded = stream.isEnded
      waiting = stream.takeAll().flatMap(\.bytes)[...]
      guard waiting.isEmpty else { break }
      if isEnded { return nil }
      let outcome = pipe.wait(milliseconds: heartbeatMilliseconds, socket: socket)
      // A browser sends nothing more on this connection, so there is only its end to be read.
      if outcome.isSocketReadable { return nil }
      if !outcome.isWoken { waiting = EventStream.heartbeat[...] }
    }
    let bytes = waiting.prefix(buffer.count)
    buffer.copyBytes(from: bytes)
    waiting = waiting.dropFirst(bytes.count)
    return bytes.count
  }
}
