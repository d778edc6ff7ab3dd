import Foundation
import Synchronization
import Testing

@testable import Studio

struct HTTPServerTests {
  @Test func answersSeveralRequestsOnOneConnection() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    for number in 1...50 {
      client.get("/\(number)")
      #expect(try client.response().text == "/\(number)")
    }
  }

  @Test func answersRequestsThatAreSentAheadInTheirOrder() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    for number in 1...20 { client.get("/\(number)") }

    let answers = try (1...20).map { _ in try client.response().text }

    #expect(answers == (1...20).map { "/\($0)" })
  }

  @Test func goesOnAfterARefusal() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.get("/..")
    client.get("/a")

    #expect(try client.response().status == 400)
    #expect(try client.response().text == "/a")
  }

  @Test func answersManyConnectionsAtOnce() throws {
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { _ in
      usleep(50_000)
      return HTTPResponse(contentType: "text/plain", body: .bytes(Array("done".utf8)))
    }
    let clients = try (1...200).map { _ in try RawClient(port: server.port) }
    let start = ContinuousClock.now
    for client in clients { client.get("/") }

    let answers = try clients.map { try $0.response().text }

    #expect(answers.allSatisfy { $0 == "done" })
    // One after the other they would take ten seconds.
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func sendsLargeBodies() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { _ in
      HTTPResponse(contentType: "image/png", body: .bytes(bytes))
    }
    let client = try RawClient(port: server.port)
    client.get("/")

    #expect(try client.response().body == bytes)
  }

  @Test func goesOnWhenABrowserLeavesInTheMiddleOfAnAnswer() throws {
    let bytes = [UInt8](repeating: 65, count: 20_000_000)
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { request in
      HTTPResponse(contentType: "a/b", body: .bytes(request.path == "/" ? bytes : [66]))
    }
    for _ in 0..<5 {
      let client = try RawClient(port: server.port)
      client.get("/")
      _ = try client.read(count: 1)
    }
    let client = try RawClient(port: server.port)
    client.get("/a")

    #expect(try client.response().text == "B")
  }

  @Test func waitsForTheAnswersWhenItStops() throws {
    let began = DispatchSemaphore(value: 0)
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { _ in
      began.signal()
      usleep(100_000)
      return HTTPResponse(contentType: "text/plain", body: .bytes(Array("done".utf8)))
    }
    let client = try RawClient(port: server.port)
    client.get("/")
    began.wait()
    server.stop()

    #expect(try client.response().text == "done")
  }

  @Test func takesNoFurtherRequestsWhileItStops() throws {
    let (began, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { request in
      if request.path == "/slow" {
        began.signal()
        mayEnd.wait()
      }
      return HTTPResponse(contentType: "text/plain", body: .bytes(Array("done".utf8)))
    }
    let (slow, other) = (try RawClient(port: server.port), try RawClient(port: server.port))
    other.get("/")
    _ = try other.response()
    slow.get("/slow")
    began.wait()
    let stopped = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      server.stop()
      stopped.signal()
    }
    var refusal: RawResponse
    repeat {
      other.get("/")
      refusal = try other.response()
    } while refusal.status == 200
    mayEnd.signal()

    #expect(refusal.text == "503 Service Unavailable: the server is stopping\n")
    #expect(try slow.response().text == "done")
    stopped.wait()
  }

  @Test func doesNotWaitForRequestsThatNeverCome() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\nHost: ")
    let other = try RawClient(port: server.port)
    other.get("/")
    _ = try other.response()
    let start = ContinuousClock.now
    server.stop()

    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func takesNoConnectionAfterItsEnd() throws {
    let server = try Echo.server()
    server.stop()
    server.stop()

    #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
    let next = try ListeningSocket(host: "127.0.0.1", port: .fixed(UInt16(server.port)))
    close(next.descriptor)
  }

  @Test func stopsWhenItIsNotNeededAnyMore() throws {
    let port = try Echo.server().port

    #expect(throws: RawClient.Failure.self) { try RawClient(port: port) }
  }

  @Test(arguments: ["127.0.0.1", "localhost", "0.0.0.0"])
  func listensWhereItIsTold(host: String) throws {
    let server = try HTTPServer(host: host, port: .fixed(0)) { _ in
      HTTPResponse(contentType: "text/plain", body: .bytes([]))
    }
    let shown = host == "0.0.0.0" ? "127.0.0.1" : host

    #expect(server.address == "http://\(shown):\(server.port)")
    #expect(server.isOpenToOthers == (host == "0.0.0.0"))
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\nHost: \(shown):\(server.port)\n\n")
    #expect(try client.response().status == 200)
  }

  @Test(.enabled(if: hasVersionSix), arguments: ["::1", "[::1]"])
  func listensAtAnAddressOfVersionSix(host: String) throws {
    let server = try HTTPServer(host: host, port: .fixed(0)) { _ in
      HTTPResponse(contentType: "text/plain", body: .bytes([]))
    }

    #expect(server.address == "http://[::1]:\(server.port)")
    #expect(!server.isOpenToOthers)
    let client = try RawClient(port: server.port, host: "::1")
    client.send("GET / HTTP/1.1\nHost: [::1]:\(server.port)\n\n")
    #expect(try client.response().status == 200)
  }

  private static var hasVersionSix: Bool {
    guard let socket = try? ListeningSocket(host: "::1", port: .fixed(0)) else { return false }
    close(socket.descriptor)
    return true
  }
}
