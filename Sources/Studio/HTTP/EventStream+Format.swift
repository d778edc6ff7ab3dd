extension EventStream {
  /// What a stream begins with: how long a browser waits before it connects again (HTML,
  /// "Server-sent events", field `retry`).
  static let start = Array("retry: \(reconnectionMilliseconds)\n\n".utf8)

  /// A comment, which browsers pass over; it tells both sides that the other is there.
  static let heartbeat = Array(":\n\n".utf8)

  private static let reconnectionMilliseconds = 500
}

extension EventStream.Event {
  /// The event as a block of `text/event-stream`: each of the data's lines is a field of its own.
  var bytes: [UInt8] {
    var text = "event: \(Self.lines(name).joined(separator: " "))\n"
    for line in Self.lines(data) { text += "data: \(line)\n" }
    return Array((text + "\n").utf8)
  }

  /// The lines of a text; they may end in CR, LF or both, which are one character to Swift.
  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }
}
