import Foundation
import Testing

@testable import Studio

struct HTTPEventsTests {
  private func server(
    _ stream: EventStream, heartbeatMilliseconds: Int32 = 15_000
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.heartbeatMilliseconds = heartbeatMilliseconds
    // A browser that takes nothing would hold up the end of its test.
    limits.stopMilliseconds = 100
    return try HTTPServer(host: "127.0.0.1", port: .fixed(0), limits: limits) { request in
      request.path == "/events"
        ? HTTPResponse(contentType: "text/event-stream", body: .events(stream))
        : HTTPResponse(contentType: "text/plain", body: .bytes(Array(request.path.utf8)))
    }
  }

  /// A client that has read all up to the stream's first line.
  private func listener(at server: HTTPServer) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.get("/events")
    let response = try client.response()
    #expect(response.status == 200)
    #expect(response["content-type"] == "text/event-stream")
    #expect(response["transfer-encoding"] == "chunked")
    #expect(response["cache-control"] == "no-cache")
    #expect(try client.chunk() == "retry: 500\n\n")
    return client
  }

  /// Whether something becomes true in time.
  private func comesTrue(_ condition: () -> Bool) -> Bool {
    for _ in 0..<500 where !condition() { usleep(10_000) }
    return condition()
  }

  @Test func sendsWhatCameBeforeTheBrowserAndAfter() throws {
    let stream = EventStream()
    stream.send(.init(name: "state", data: "{}"))
    let server = try server(stream)
    let client = try listener(at: server)

    #expect(try client.chunk() == "event: state\ndata: {}\n\n")
    stream.send(.init(name: "change", data: "1"))
    #expect(try client.chunk() == "event: change\ndata: 1\n\n")
    stream.send(.init(name: "change", data: "2"))
    #expect(try client.chunk() == "event: change\ndata: 2\n\n")
  }

  @Test func makesAFieldOfEachLine() {
    let event = EventStream.Event(name: "a\nb", data: "1\n2\r\n3\r4\n")

    #expect(
      String(decoding: event.bytes, as: UTF8.self)
        == "event: a b\ndata: 1\ndata: 2\ndata: 3\ndata: 4\ndata: \n\n")
  }

  @Test func sendsEventsWithoutDelay() throws {
    let stream = EventStream()
    let server = try server(stream)
    let client = try listener(at: server)
    var delays: [Duration] = []
    for number in 1...50 {
      let start = ContinuousClock.now
      stream.send(.init(name: "change", data: "\(number)"))
      #expect(try client.chunk() == "event: change\ndata: \(number)\n\n")
      delays.append(ContinuousClock.now - start)
    }

    // The median, because another program may have the processor now and then.
    #expect(try #require(delays.sorted().dropFirst(25).first) < .milliseconds(5))
  }

  @Test func sendsEventsLargerThanABuffer() throws {
    let stream = EventStream()
    let server = try server(stream)
    let client = try listener(at: server)
    let line = String(repeating: "0123456789", count: 10_000)
    stream.send(.init(name: "change", data: line))

    var text = ""
    while !text.hasSuffix("\n\n") { text += try client.chunk() }

    #expect(text == "event: change\ndata: \(line)\n\n")
  }

  @Test func givesASignOfLifeInSilence() throws {
    let server = try server(EventStream(), heartbeatMilliseconds: 20)
    let client = try listener(at: server)

    for _ in 1...3 { #expect(try client.chunk() == ":\n\n") }
  }

  @Test func noticesThatABrowserHasGone() throws {
    let stream = EventStream()
    let server = try server(stream)
    var client: RawClient? = try listener(at: server)
    #expect(!stream.isEnded)
    client = nil

    #expect(client == nil)
    #expect(comesTrue { stream.isEnded })
  }

  @Test func endsWhenTheStreamDoes() throws {
    let stream = EventStream()
    let server = try server(stream)
    let client = try listener(at: server)
    stream.send(.init(name: "change", data: "last"))
    stream.end()

    #expect(try client.chunk() == "event: change\ndata: last\n\n")
    #expect(try client.chunk() == "")
    client.get("/a")
    #expect(try client.response().text == "/a")
  }

  @Test func endsAllStreamsWhenTheServerStops() throws {
    let streams = (0..<30).map { _ in EventStream() }
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { request in
      let index = Int(request.query["stream"] ?? "").flatMap {
        streams.indices.contains($0) ? $0 : nil
      }
      return HTTPResponse(
        contentType: "text/event-stream", body: .events(index.map { streams[$0] } ?? EventStream()))
    }
    let clients = try streams.indices.map { index in
      let client = try RawClient(port: server.port)
      client.get("/events?stream=\(index)")
      _ = try client.response()
      _ = try client.chunk()
      return client
    }
    let start = ContinuousClock.now
    server.stop()

    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(streams.allSatisfy { $0.isEnded })
    for client in clients { #expect(try client.readToEnd() == "0\r\n\r\n") }
  }

  @Test func endsAStreamThatOnlyItsHeadWasAskedOf() throws {
    let stream = EventStream()
    let server = try server(stream)
    let client = try RawClient(port: server.port)
    client.get("/events", method: "HEAD")
    #expect(try client.response(hasBody: false).status == 200)
    client.get("/a")

    #expect(try client.response().text == "/a")
    #expect(comesTrue { stream.isEnded })
  }

  @Test func doesNotHoldUpOthersForASlowBrowser() throws {
    let slow = EventStream()
    let server = try server(slow)
    let client = try RawClient(port: server.port)
    client.get("/events")
    let line = String(repeating: "a", count: 1_000_000)
    for _ in 1...10 { slow.send(.init(name: "change", data: line)) }
    let other = try RawClient(port: server.port)
    other.get("/a")

    #expect(try other.response().text == "/a")
    #expect(!slow.isEnded)
  }

  @Test func endsAStreamWhoseAnswerCannotBeSent() throws {
    let stream = EventStream()
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { _ in
      HTTPResponse(contentType: "a\nb", body: .events(stream))
    }
    let client = try RawClient(port: server.port)
    client.get("/events")

    #expect(try client.response().status == 500)
    #expect(stream.isEnded)
  }
}
