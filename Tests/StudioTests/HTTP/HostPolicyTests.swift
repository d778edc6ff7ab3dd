import Testing

@testable import Studio

struct HostPolicyTests {
  private func policy(
    names: Set<String> = ["127.0.0.1"], takesAnyAddress: Bool = false
  ) -> HostPolicy {
    HostPolicy(
      names: names, takesAnyAddress: takesAnyAddress, port: 8080,
      address: "http://127.0.0.1:8080")
  }

  @Test(arguments: [
    "localhost", "LocalHost:8080", "localhost:", "127.0.0.1", "127.0.0.1:8080", "127.1.2.3",
    "[::1]",
    "[::1]:8080",
  ])
  func takesThisComputersNames(host: String) {
    #expect(policy().accepts(host))
  }

  @Test(arguments: [
    "", "evil.example", "evil.example:8080", "localhost.evil.example", "evil.example/localhost",
    "localhost:80", "localhost:+8080", "localhost:8080x", "localhost:8080:8080",
    "127.0.0.1.evil.example", "127.0.0.256", "127.0.0.01", "192.168.1.5", "[::2]", "::1", "[::1",
    "[::1]x", "user@localhost", " localhost", "0.0.0.0", "localhost.",
  ])
  func refusesOtherHosts(host: String) {
    #expect(!policy().accepts(host))
  }

  @Test func takesTheNameThatWasGiven() {
    let named = policy(names: ["studio.local", "192.168.1.5"])

    #expect(named.accepts("Studio.local:8080"))
    #expect(named.accepts("192.168.1.5"))
    #expect(!named.accepts("192.168.1.6"))
    #expect(!named.accepts("other.local"))
  }

  @Test func takesAnyAddressWhenItListensAtAll() {
    let any = policy(names: ["0.0.0.0"], takesAnyAddress: true)

    #expect(any.accepts("192.168.1.5:8080"))
    #expect(any.accepts("[fe80::1]:8080"))
    #expect(!any.accepts("192.168.1.5:80"))
    #expect(!any.accepts("evil.example"))
    #expect(!any.accepts("[evil.example]"))
  }

  @Test func tellsWhereToGoInstead() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\nHost: evil.example\n\n")

    let response = try client.response()

    #expect(response.status == 421)
    #expect(
      response.text == """
        421 Misdirected Request: this server does not answer for the host that was asked; open \
        http://127.0.0.1:\(server.port)/\n
        """)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\n\n", "the request has no Host"),
    ("GET / HTTP/1.1\nHost: localhost\nHost: localhost\n\n", "the request has more than one Host"),
    (
      "GET / HTTP/1.1\nHost: localhost\nhost: evil.example\n\n",
      "the request has more than one Host"
    ),
  ])
  func wantsOneHost(request: String, reason: String) throws {
    let response = try Echo.answer(to: request)

    #expect(response.status == 400)
    #expect(response.text == "400 Bad Request: \(reason)\n")
  }

  @Test func refusesAnotherHostInAnOldRequestToo() throws {
    let response = try Echo.answer(to: "GET / HTTP/1.0\nHost: evil.example\n\n")

    #expect(response.status == 421)
  }
}
