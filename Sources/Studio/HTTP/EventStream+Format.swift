extension EventStream {
  /// What a stream begins with: how long a browser waits before it connects again (HTML,
  /// "Server-sent events", field `retry`).
  static let start = Array("retry: \(reconnectionMilliseconds)\n\n".utf8)

  /// A comment, which browsers pass over; it tells both sides that the other is there.
  static let heartbeat = Array(":\n\n".utf8)

  private static let reconnectionMilliseconds = 500
}

extension EventStream.Event {
  /// The event as a block of `text/event-stream`: each of the data's lines, which may end in CR, LF
  /// or both, is a field of its own.
  var bytes: [UInt8] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var bytes = Array("event: ".utf8)
    bytes += name.utf8.map { $0 == feed || $0 == carriageReturn ? UInt8(ascii: " ") : $0 }
    bytes += Self.field
    var previous = feed
    for byte in data.utf8 {
      if byte == carriageReturn || byte == feed && previous != carriageReturn {
        bytes += Self.field
      } else if byte != feed {
        bytes.append(byte)
      }
      previous = byte
    }
    return bytes + [feed, feed]
  }

  private static let field = Array("\ndata: ".utf8)
}
