import Foundation
import Testing

@testable import Studio

struct ServerLimitsTests {
  @Test func refusesALineThatIsTooLong() throws {
    let response = try Echo.answer(
      to: "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\nHost: localhost\n\n")

    #expect(response.status == 414)
  }

  @Test func refusesAHeaderThatIsTooLong() throws {
    let cookie = String(repeating: "a", count: 100_000)
    let response = try Echo.answer(
      to: "GET / HTTP/1.1\nHost: localhost\nCookie: \(cookie)\n\n")

    #expect(response.status == 431)
  }

  @Test func refusesTooManyHeaders() throws {
    let headers = String(repeating: "a: b\n", count: 10_000)
    let response = try Echo.answer(to: "GET / HTTP/1.1\nHost: localhost\n\(headers)\n")

    #expect(response.status == 431)
  }

  @Test func takesTheCookiesOfManyLocalServers() throws {
    let cookie = String(repeating: "a", count: 12_000)
    let response = try Echo.answer(
      to: "GET / HTTP/1.1\nHost: localhost\nCookie: \(cookie)\n\n")

    #expect(response.status == 200)
  }

  @Test func answersABrowserThatSendsSlowly() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    for byte in "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8 {
      client.send(bytes: [byte])
      usleep(1_000)
    }

    #expect(try client.response().text == "/a")
  }

  @Test func answersOthersWhileSomeNeverFinish() throws {
    let server = try Echo.server()
    let unfinished = try (1...100).map { _ in try RawClient(port: server.port) }
    for client in unfinished { client.send("GET / HTTP/1.1\nHost: local") }
    let client = try RawClient(port: server.port)
    client.get("/a")

    #expect(try client.response().text == "/a")
    for client in unfinished { client.send("host\n\n") }
    for client in unfinished { #expect(try client.response().text == "/") }
  }

  @Test func endsConnectionsThatSayNothing() throws {
    var limits = ServerLimits()
    limits.idleSeconds = 1
    let server = try Echo.server(limits: limits)
    let silent = try RawClient(port: server.port)
    let unfinished = try RawClient(port: server.port)
    unfinished.send("GET / HTTP/1.1\n")

    #expect(try silent.readToEnd().isEmpty)
    #expect(try !unfinished.readToEnd().contains("200 OK"))
  }

  @Test func closesConnectionsBeyondTheLimit() throws {
    var limits = ServerLimits()
    limits.connections = 2
    let server = try Echo.server(limits: limits)
    let clients = try (1...2).map { _ in try RawClient(port: server.port) }
    for client in clients {
      client.get("/")
      _ = try client.response()
    }

    let third = try? RawClient(port: server.port)
    third?.get("/")

    #expect(throws: RawClient.Failure.self) { try third?.response() }
    clients.first?.get("/a")
    #expect(try clients.first?.response().text == "/a")
  }
}
