import Synchronization

/// What the connections of a server share.
final class HTTPService: Sendable {
  private struct State {
    var isStopping = false
    /// Requests whose answers are not sent yet.
    var requestCount = 0
    var streams: [ObjectIdentifier: EventStream] = [:]
  }

  let limits: ServerLimits
  private let hosts: HostPolicy
  private let handler: @Sendable (HTTPRequest) -> HTTPResponse
  private let state = Mutex(State())
  /// Woken by the last request when the server stops.
  private let allAnswered = WakePipe()

  init(
    hosts: HostPolicy, limits: ServerLimits,
    handler: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    self.hosts = hosts
    self.limits = limits
    self.handler = handler
  }

  /// The reply to a request; a refusal when it is not to be answered.
  func reply(to head: RequestHead) -> HTTPReply {
    let response: HTTPResponse
    do throws(RequestRefusal) {
      let request = try head.checked(for: hosts)
      if state.withLock({ $0.isStopping }) {
        throw RequestRefusal(
          .serviceUnavailable, "the server is stopping", endsConnection: true)
      }
      response = handler(request)
    } catch {
      response = error.response
    }
    return HTTPReply(response, to: head)
  }

  /// Counts a request that is all there.
  func beginRequest() {
    state.withLock { $0.requestCount += 1 }
  }

  /// Counts a request as answered, or given up.
  func endRequest() {
    let isLast = state.withLock { state in
      state.requestCount -= 1
      return state.isStopping && state.requestCount == 0
    }
    if isLast { allAnswered?.wake() }
  }

  /// Keeps a stream, to end it when the server stops.
  func add(_ stream: EventStream) {
    let isStopping = state.withLock { state in
      state.streams[ObjectIdentifier(stream)] = stream
      return state.isStopping
    }
    if isStopping { stream.end() }
  }

  func remove(_ stream: EventStream) {
    state.withLock { _ = $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
  }

  /// Ends all streams and waits for the answers to the requests that are there, up to a limit.
  func finish() {
    let (streams, isIdle) = state.withLock { state in
      state.isStopping = true
      return (Array(state.streams.values), state.requestCount == 0)
    }
    for stream in streams { stream.end() }
    if !isIdle { _ = allAnswered?.wait(milliseconds: limits.stopMilliseconds) }
  }
}
