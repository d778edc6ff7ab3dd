import CMicroHTTPD

/// A connection of libmicrohttpd, on its own thread.
struct HTTPConnection {
  private let connection: OpaquePointer

  init(_ connection: OpaquePointer) {
    self.connection = connection
  }

  /// The request's headers in their order.
  var fields: [RequestHead.Field] {
    var fields: [RequestHead.Field] = []
    _ = withUnsafeMutablePointer(to: &fields) {
      MHD_get_connection_values_n(connection, .HEADER_KIND, Self.collect, $0)
    }
    return fields
  }

  /// Has a reply sent; a stream of events goes on until either side ends it.
  ///
  /// - Returns: no when the library has no memory for it, after which it ends the connection.
  func send(_ reply: HTTPReply, _ limits: ServerLimits) -> MHD_Result {
    switch reply.body {
    case .bytes(let bytes): queue(response(of: bytes), reply)
    case .events(let stream): queue(response(of: stream, limits), reply)
    }
  }

  private func response(of bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes {
      // Nothing is written: the library copies the bytes.
      MHD_create_response_from_buffer(
        $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
    }
  }

  private func response(of stream: EventStream, _ limits: ServerLimits) -> OpaquePointer? {
    guard let pipe = WakePipe() else { return nil }
    _ = sitegen_set_timeout(connection, limits.stalledStreamSeconds)
    let source = EventStreamSource(
      stream, pipe: pipe, socket: sitegen_connection_socket(connection),
      heartbeatMilliseconds: limits.heartbeatMilliseconds)
    return MHD_create_response_from_callback(
      Self.unknownSize, Self.blockSize, Self.read, Unmanaged.passRetained(source).toOpaque(),
      Self.free)
  }

  private func queue(_ response: OpaquePointer?, _ reply: HTTPReply) -> MHD_Result {
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    for header in reply.headers {
      guard MHD_add_response_header(response, header.name, header.value) == .YES else {
        return .NO
      }
    }
    return MHD_queue_response(connection, UInt32(clamping: reply.status.rawValue), response)
  }
}

extension HTTPConnection {
  /// The library's `MHD_SIZE_UNKNOWN`, a macro that Swift does not see: until the reader ends it.
  private static let unknownSize = UInt64.max
  /// The library's `MHD_CONTENT_READER_END_OF_STREAM`, a macro as well.
  private static let endOfStream = -1
  /// How many bytes of a stream are read at a time.
  private static let blockSize = 4 << 10

  private static let collect: MHD_KeyValueIteratorN = {
    context, _, name, nameSize, value, valueSize in
    let field = RequestHead.Field(
      name: text(name, nameSize).lowercased(), value: text(value, valueSize))
    context?.assumingMemoryBound(to: [RequestHead.Field].self).pointee.append(field)
    return .YES
  }

  private static let read: MHD_ContentReaderCallback = { context, _, buffer, size in
    guard let context, let buffer else { return endOfStream }
    let source = Unmanaged<EventStreamSource>.fromOpaque(context).takeUnretainedValue()
    return source.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
      ?? endOfStream
  }

  private static let free: MHD_ContentReaderFreeCallback = { context in
    context.map { Unmanaged<EventStreamSource>.fromOpaque($0).release() }
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ size: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: size), as: UTF8.self)
  }
}
