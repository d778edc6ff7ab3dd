import CMicroHTTPD

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Owns a daemon of libmicrohttpd, which accepts connections and reads requests.
///
/// The daemon holds the service without counting; `stop` must come before the service goes.
struct HTTPDaemon: ~Copyable, @unchecked Sendable {
  // The library's functions for daemons may be called on any thread.
  private let daemon: OpaquePointer

  /// Starts answering; nil when the library cannot.
  ///
  /// - Parameters:
  ///   - socket: where to listen; the daemon takes it over.
  ///   - service: makes the replies.
  init?(_ socket: ListeningSocket, service: HTTPService) {
    let flags =
      MHD_USE_THREAD_PER_CONNECTION.rawValue | MHD_USE_POLL_INTERNAL_THREAD.rawValue
      | MHD_USE_ITC.rawValue
    let context = Unmanaged.passUnretained(service).toOpaque()
    let limits = service.limits
    let options: [any CVarArg] = [
      MHD_OPTION.LISTEN_SOCKET.rawValue, socket.descriptor,
      MHD_OPTION.CONNECTION_LIMIT.rawValue, limits.connections,
      MHD_OPTION.CONNECTION_MEMORY_LIMIT.rawValue, limits.connectionMemory,
      MHD_OPTION.CONNECTION_TIMEOUT.rawValue, limits.idleSeconds,
      MHD_OPTION.THREAD_STACK_SIZE.rawValue, limits.threadStack,
      MHD_OPTION.URI_LOG_CALLBACK.rawValue, unsafeBitCast(Self.begin, to: OpaquePointer.self),
      OpaquePointer(context),
      MHD_OPTION.UNESCAPE_CALLBACK.rawValue, unsafeBitCast(Self.unescape, to: OpaquePointer.self),
      OpaquePointer(context),
      MHD_OPTION.NOTIFY_COMPLETED.rawValue, unsafeBitCast(Self.complete, to: OpaquePointer.self),
      OpaquePointer(context),
      MHD_OPTION.END.rawValue,
    ]
    let daemon = withVaList(options) {
      MHD_start_daemon_va(flags, 0, nil, nil, Self.answer, context, $0)
    }
    guard let daemon else { return nil }
    self.daemon = daemon
  }

  /// Ends the daemon, after the answers that the service waits for.
  consuming func stop(_ service: HTTPService) {
    let socket = MHD_quiesce_daemon(daemon)
    // New connections are refused at once; closing it is for later, when no thread looks at it.
    if socket >= 0 { shutdown(socket, Int32(SHUT_RDWR)) }
    service.finish()
    MHD_stop_daemon(daemon)
    // A daemon that did not give its socket back has closed it.
    if socket >= 0 { close(socket) }
  }
}

extension HTTPDaemon {
  /// Called with the target as written, before the library cuts it; keeps it for the answer.
  private static let begin:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?)
      -> UnsafeMutableRawPointer? = { context, target, _ in
        guard let context, let target else { return nil }
        let service = Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
        let bytes = Array(UnsafeRawBufferPointer(start: target, count: strlen(target)))
        return Unmanaged.passRetained(HTTPExchange(service, target: bytes)).toOpaque()
      }

  /// Leaves the percent signs to `RequestPath` and `RequestQuery`.
  private static let unescape:
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?)
      -> Int = { _, _, text in text.map { strlen($0) } ?? 0 }

  private static let answer: MHD_AccessHandlerCallback = {
    _, connection, _, method, version, _, _, request in
    guard let connection, let pointer = request?.pointee else { return .NO }
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(pointer).takeUnretainedValue()
    return exchange.answer(
      HTTPConnection(connection), method: method.map { String(cString: $0) } ?? "",
      version: version.map { String(cString: $0) } ?? "")
  }

  private static let complete: MHD_RequestCompletedCallback = { _, _, request, _ in
    guard let pointer = request?.pointee else { return }
    request?.pointee = nil
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(pointer).takeRetainedValue()
    exchange.end()
  }
}
