import Testing

@testable import Studio

struct HTTPReplyTests {
  private static let letters = Array("abcdefghij".utf8)

  /// A server with one answer, whose tag is `v1`.
  private func answer(
    method: String = "GET", headers: [String] = [],
    from response: HTTPResponse = HTTPResponse(
      contentType: "text/css", entityTag: "v1", body: .bytes(Self.letters))
  ) throws -> RawResponse {
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { _ in response }
    let client = try RawClient(port: server.port)
    client.get("/", method: method, headers: headers)
    return try client.response(hasBody: method != "HEAD")
  }

  @Test func sendsTheAnswerAndItsHeaders() throws {
    let response = try answer()

    #expect(response.status == 200)
    #expect(response.body == Self.letters)
    #expect(response["content-type"] == "text/css")
    #expect(response["content-length"] == "10")
    #expect(response["etag"] == "\"v1\"")
    #expect(response["cache-control"] == "no-cache")
    #expect(response["accept-ranges"] == "bytes")
    #expect(response["x-content-type-options"] == "nosniff")
    #expect(response["cross-origin-resource-policy"] == "same-origin")
    #expect(response["access-control-allow-origin"] == nil)
    #expect(response["date"]?.hasSuffix(" GMT") == true)
  }

  @Test func leavesHeadersAsTheAnswerHasThem() throws {
    let response = try answer(
      from: HTTPResponse(
        status: .movedPermanently, contentType: "text/plain",
        headers: [("Location", "/a/"), ("cache-control", "no-store")], body: .bytes([])))

    #expect(response.status == 301)
    #expect(response["location"] == "/a/")
    #expect(response["cache-control"] == "no-store")
    #expect(response["content-length"] == "0")
  }

  @Test func answersHeadWithoutABody() throws {
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { request in
      HTTPResponse(contentType: "text/css", body: .bytes(Array(request.method.rawValue.utf8)))
    }
    let client = try RawClient(port: server.port)
    client.get("/", method: "HEAD", headers: ["Range: bytes=0-1"])
    client.get("/")

    let head = try client.response(hasBody: false)

    #expect(head.status == 200)
    #expect(head["content-length"] == "4")
    #expect(head["content-range"] == nil)
    #expect(try client.response().text == "GET")
  }

  @Test(arguments: [
    "\"v1\"", "W/\"v1\"", "\"v0\", \"v1\"", "W/\"v0\",W/\"v1\"", "*", "  \"v1\"  ",
  ])
  func saysThatNothingHasChanged(condition: String) throws {
    let response = try answer(headers: ["If-None-Match: \(condition)"])

    #expect(response.status == 304)
    #expect(response["etag"] == "\"v1\"")
    #expect(response["content-length"] == nil || response["content-length"] == "10")
    #expect(response["content-type"] == nil)
  }

  @Test(arguments: ["\"v2\"", "v1", "\"v1", "\"V1\"", "\"\"", ",", "\"v\", \"1\"", "\"*\""])
  func sendsWhatHasChanged(condition: String) throws {
    let response = try answer(headers: ["If-None-Match: \(condition)"])

    #expect(response.status == 200)
    #expect(response.body == Self.letters)
  }

  @Test func sendsNothingAfterNotModified() throws {
    let server = try HTTPServer(host: "127.0.0.1", port: .fixed(0)) { _ in
      HTTPResponse(contentType: "text/css", entityTag: "v1", body: .bytes(Self.letters))
    }
    let client = try RawClient(port: server.port)
    for method in ["GET", "HEAD", "GET"] {
      client.get("/", method: method, headers: ["If-None-Match: \"v1\""])
      #expect(try client.response().status == 304)
    }
  }

  @Test func takesConditionsFromSeveralHeaders() throws {
    let response = try answer(headers: ["If-None-Match: \"v0\"", "If-None-Match: \"v1\""])

    #expect(response.status == 304)
  }

  @Test func answersNoConditionForAnErrorPage() throws {
    let response = try answer(
      headers: ["If-None-Match: *", "Range: bytes=0-1"],
      from: HTTPResponse(
        status: .notFound, contentType: "text/html", entityTag: "v1",
        body: .bytes(Self.letters)))

    #expect(response.status == 404)
    #expect(response.body == Self.letters)
    #expect(response["accept-ranges"] == nil)
  }

  @Test(arguments: [("\"v1\"", 200), ("*", 200), ("\"v2\"", 412), ("W/\"v1\"", 412)])
  func answersOnlyWhatIsWanted(condition: String, status: Int) throws {
    #expect(try answer(headers: ["If-Match: \(condition)"]).status == status)
  }

  @Test(arguments: [
    ("bytes=0-3", "abcd", "bytes 0-3/10"), ("bytes=4-4", "e", "bytes 4-4/10"),
    ("bytes=7-", "hij", "bytes 7-9/10"), ("bytes=-2", "ij", "bytes 8-9/10"),
    ("bytes=8-99", "ij", "bytes 8-9/10"), ("bytes=-99", "abcdefghij", "bytes 0-9/10"),
    ("bytes=0-", "abcdefghij", "bytes 0-9/10"), ("Bytes=1-1", "b", "bytes 1-1/10"),
    ("bytes=9-99999999999999999999", "j", "bytes 9-9/10"),
  ])
  func sendsAPart(range: String, part: String, place: String) throws {
    let response = try answer(headers: ["Range: \(range)"])

    #expect(response.status == 206)
    #expect(response.text == part)
    #expect(response["content-range"] == place)
    #expect(response["content-type"] == "text/css")
    #expect(response["etag"] == "\"v1\"")
  }

  @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=-0", "bytes=99999999999999999999-"])
  func saysThatThereIsNoSuchPart(range: String) throws {
    let response = try answer(headers: ["Range: \(range)"])

    #expect(response.status == 416)
    #expect(response["content-range"] == "bytes */10")
    #expect(response.text == "416 Range Not Satisfiable: there are only 10 bytes\n")
    #expect(response["etag"] == nil)
  }

  @Test(arguments: [
    "bytes=0-1,4-5", "bytes=3-1", "bytes=", "bytes=-", "bytes=a-b", "bytes=1", "lines=0-1",
    "bytes=--1", "bytes=+1-2", "bytes=0-1-2", "0-1",
  ])
  func sendsAllForSeveralPartsAndForWhatIsNone(range: String) throws {
    let response = try answer(headers: ["Range: \(range)"])

    #expect(response.status == 200)
    #expect(response.body == Self.letters)
    #expect(response["content-range"] == nil)
  }

  @Test(arguments: [
    ("\"v1\"", 206), ("\"v2\"", 200), ("W/\"v1\"", 200), ("Tue, 01 Dec 2026 16:00:00 GMT", 200),
  ])
  func sendsAPartOnlyOfWhatTheBrowserKnows(condition: String, status: Int) throws {
    let response = try answer(headers: ["Range: bytes=0-1", "If-Range: \(condition)"])

    #expect(response.status == status)
  }

  @Test func saysThatAnEmptyBodyHasNoParts() throws {
    let response = try answer(
      headers: ["Range: bytes=0-"],
      from: HTTPResponse(contentType: "text/css", body: .bytes([])))

    #expect(response.status == 416)
    #expect(response["content-range"] == "bytes */0")
  }

  @Test(arguments: [
    ("Location", "/a\r\nSet-Cookie: b=c"), ("Location", ""), ("X Y", "a"), ("", "a"),
    ("X:", "a"), ("X", "a\u{0}b"),
  ])
  func sendsNoHeaderThatCouldBeginAnother(name: String, value: String) throws {
    let response = try answer(
      from: HTTPResponse(
        contentType: "text/plain", headers: [(name, value)], body: .bytes(Self.letters)))

    #expect(response.status == 500)
    #expect(response.text == "500 Internal Server Error: the answer has an invalid header\n")
    #expect(response["set-cookie"] == nil)
  }

  @Test func sendsNoTagThatCannotBeOne() throws {
    let response = try answer(
      from: HTTPResponse(contentType: "text/css", entityTag: "a\"b", body: .bytes([])))

    #expect(response.status == 200)
    #expect(response["etag"] == nil)
  }
}
