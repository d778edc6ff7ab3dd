import Testing

@testable import Studio

struct RequestPathTests {
  @Test(arguments: [
    ("/", "/"), ("/a", "/a"), ("/a/", "/a/"), ("/a%20b/%C3%A9", "/a b/é"), ("/é", "/é"),
    ("/./", "/"), ("/a/./b", "/a/b"), ("/a/%2e/b", "/a/b"), ("/a/.", "/a/"), ("/a/b/..", "/a/"),
    ("/a/../b", "/b"), ("/a/%2E%2e/b", "/b"), ("/a/..", "/"), ("/...", "/..."), ("/..a", "/..a"),
    ("//etc", "/etc"), ("/a//b///", "/a/b/"), ("//", "/"), ("/%252e%252e/", "/%2e%2e/"),
    ("/a+b", "/a+b"), ("/.sitegen/events", "/.sitegen/events"), ("/%3Fa", "/?a"),
  ])
  func bringsPathsIntoOneForm(written: String, path: String) throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.get(written)

    let response = try client.response()

    #expect(response.text == path)
    #expect(response.status == 200)
  }

  @Test(arguments: [
    ("/../etc/passwd", "the path leads above the root"),
    ("/%2e%2e/etc", "the path leads above the root"),
    ("/.%2E/etc", "the path leads above the root"),
    ("/a/../../etc", "the path leads above the root"),
    ("/a//../../etc", "the path leads above the root"),
    ("/%2e%2e%2fetc", "the path has an encoded slash"),
    ("/a%2Fb", "the path has an encoded slash"),
    ("/..%5cetc", "the path has a backslash"),
    ("/..\\etc", "the path has a backslash"),
    ("/%c0%ae%c0%ae/etc", "the path is not UTF-8"),
    ("/%ff", "the path is not UTF-8"),
    ("/%ED%A0%80", "the path is not UTF-8"),
    ("/a%00.html", "the path has a control character"),
    ("/a%0d%0aSet-Cookie:x", "the path has a control character"),
    ("/a%7f", "the path has a control character"),
    ("/%C2%85", "the path has a control character"),
    ("/%", "the path has an invalid percent escape"),
    ("/%2", "the path has an invalid percent escape"),
    ("/%zz", "the path has an invalid percent escape"),
    ("/%u002e", "the path has an invalid percent escape"),
    ("/a#b", "the address has a fragment, which browsers keep"),
    ("etc", "the path does not begin with '/'"),
    ("*", "the path does not begin with '/'"),
    ("file:///etc/passwd", "the path does not begin with '/'"),
    ("https://localhost/", "the path does not begin with '/'"),
  ])
  func refusesPathsThatMislead(written: String, reason: String) throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.get(written)

    let response = try client.response()

    #expect(response.text == "400 Bad Request: \(reason)\n")
    #expect(response.status == 400)
    #expect(response["content-type"] == "text/plain; charset=utf-8")
  }

  @Test func refusesBytesThatAreNotUTF8() throws {
    let server = try Echo.server()
    let client = try RawClient(port: server.port)
    client.send(
      bytes: Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))

    #expect(try client.response().status == 400)
  }
}
