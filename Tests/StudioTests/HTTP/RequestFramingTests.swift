import Testing

@testable import Studio

struct RequestFramingTests {
  private static let hidden = "GET /hidden HTTP/1.1\nHost: localhost\n\n"

  /// All that the server sends for a request that another one hides in, until it ends.
  private func answers(to headers: String, body: String = Self.hidden) throws -> String {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.send("GET /first HTTP/1.1\nHost: localhost\n\(headers)\n\n\(body)")
    return try client.readToEnd()
  }

  @Test(arguments: [
    ("Content-Length: 41", "413 Content Too Large: a request must not have a body\n"),
    (
      "Content-Length: 0\nContent-Length: 41",
      "400 Bad Request: the request has more than one Content-Length\n"
    ),
    (
      "Content-Length: 0\nContent-Length: 0",
      "400 Bad Request: the request has more than one Content-Length\n"
    ),
    (
      "Transfer-Encoding: chunked",
      "400 Bad Request: a request must not have a Transfer-Encoding\n"
    ),
    (
      "Transfer-Encoding: xchunked",
      "400 Bad Request: a request must not have a Transfer-Encoding\n"
    ),
    (
      "Content-Length: 0\nTransfer-Encoding: chunked",
      "400 Bad Request: a request must not have a Transfer-Encoding\n"
    ),
    ("Content-Length : 41", "400 Bad Request: a header has a name that is none\n"),
    ("Transfer-Encoding : chunked", "400 Bad Request: a header has a name that is none\n"),
    (
      "Expect: 100-continue\nContent-Length: 41",
      "413 Content Too Large: a request must not have a body\n"
    ),
  ])
  func readsNothingAfterARequestThatCouldHideAnother(headers: String, answer: String) throws {
    let all = try answers(to: headers)

    #expect(all.hasSuffix("\r\n\r\n" + answer))
    #expect(!all.contains("/hidden"))
    #expect(all.contains("Connection: close"))
  }

  @Test(arguments: ["+41", "-1", "0x29", "41,41", "4 1", "99999999999999999999999999"])
  func endsTheConnectionAfterALengthThatIsNone(length: String) throws {
    let all = try answers(to: "Content-Length: \(length)")

    #expect(all.hasPrefix("HTTP/1.1 4"))
    #expect(!all.contains("200 OK"))
  }

  @Test func endsTheConnectionAfterALineThatIsNoHeader() throws {
    let all = try answers(to: "no colon")

    #expect(all.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    #expect(!all.contains("200 OK"))
  }

  @Test func takesABodyOfNoBytes() throws {
    let response = try Echo.answer(
      to: "GET /a HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n")

    #expect(response.text == "/a")
  }

  @Test func refusesALargeBodyBeforeItComes() throws {
    let all = try answers(to: "Content-Length: 300000000", body: "")

    #expect(all.hasPrefix("HTTP/1.1 413 "))
  }

  @Test func goesOnWhenABrowserLeavesInTheMiddleOfABody() throws {
    let server = try Echo.server()
    for _ in 0..<20 {
      let client = try RawClient(port: server.port)
      client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 1000000\n\nabc")
    }
    let client = try RawClient(port: server.port)
    client.get("/a")

    #expect(try client.response().text == "/a")
  }
}
