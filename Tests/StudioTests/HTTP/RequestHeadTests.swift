import Testing

@testable import Studio

struct RequestHeadTests {
  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
  func refusesMethodsThatChangeThings(method: String) throws {
    let response = try Echo.answer(to: "\(method) / HTTP/1.1\nHost: localhost\n\n")

    #expect(response.status == 405)
    #expect(response["allow"] == "GET, HEAD")
    #expect(response.text == "405 Method Not Allowed: only GET and HEAD are answered\n")
  }

  @Test(arguments: ["get", "Get", "BREW", "GETX", "G@T"])
  func knowsNoOtherMethods(method: String) throws {
    let response = try Echo.answer(to: "\(method) / HTTP/1.1\nHost: localhost\n\n")

    #expect(response.status == 501)
    #expect(response.text == "501 Not Implemented: the method is unknown; use GET or HEAD\n")
  }

  @Test func answersQuestionsAboutTheWholeServerLikeOtherMethods() throws {
    let response = try Echo.answer(to: "OPTIONS * HTTP/1.1\nHost: localhost\n\n")

    #expect(response.status == 405)
  }

  @Test(arguments: ["http://localhost/a?b=c", "HTTP://127.0.0.1/a?b=c"])
  func takesWholeAddresses(target: String) throws {
    let response = try Echo.answer(to: "GET \(target) HTTP/1.1\nHost: localhost\n\n")

    #expect(response.text == "/a b=c")
  }

  @Test(arguments: ["http://localhost", "http://localhost?"])
  func takesAnAddressWithoutPathForTheRoot(target: String) throws {
    let response = try Echo.answer(to: "GET \(target) HTTP/1.1\nHost: localhost\n\n")

    #expect(response.text == "/")
  }

  @Test(arguments: [
    "http://evil.example/", "http://localhost@evil.example/", "http://evil.example@localhost/",
    "http:///etc", "http://localhost:1/",
  ])
  func refusesAddressesOfOtherHosts(target: String) throws {
    let response = try Echo.answer(to: "GET \(target) HTTP/1.1\nHost: localhost\n\n")

    #expect(response.status == 421)
  }

  @Test func takesOldBrowsersWithoutAHost() throws {
    let response = try Echo.answer(to: "GET /a HTTP/1.0\n\n")

    #expect(response.text == "/a")
    #expect(response["connection"] == "close")
  }

  @Test(arguments: [
    ("GET /\n\n", 400), ("GET / HTTP/2.0\n\n", 505),
    ("PRI * HTTP/2.0\n\nSM\n\n", 505), ("GET / HTTQ/1.1\n\n", 400),
    ("GET /a b HTTP/1.1\nHost: localhost\n\n", 400),
  ])
  func refusesWhatIsNoRequest(request: String, status: Int) throws {
    #expect(try Echo.answer(to: request).status == status)
  }

  @Test func endsConnectionsOfOtherProtocols() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.send(bytes: [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00] + Array("\r\n\r\n".utf8))
    client.finishSending()

    #expect(try !client.readToEnd().contains("200 OK"))
  }
}
