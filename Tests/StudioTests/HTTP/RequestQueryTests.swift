import Testing

@testable import Studio

struct RequestQueryTests {
  @Test(arguments: [
    ("", [:]),
    ("a=1&b=2", ["a": "1", "b": "2"]),
    ("page=awards%2Ffirst-5k&size=wide", ["page": "awards/first-5k", "size": "wide"]),
    ("q=caf%C3%A9+au+lait%2B", ["q": "café au lait+"]),
    ("a=1&a=2", ["a": "1"]),
    ("a&b=", ["a": "", "b": ""]),
    ("a=b=c&&", ["a": "b=c"]),
    ("%61=%252e", ["a": "%2e"]),
    ("=1", ["": "1"]),
  ])
  func decodesForms(written: String, parameters: [String: String]) throws {
    #expect(try RequestQuery(written.utf8).parameters == parameters)
  }

  @Test(arguments: [
    ("a=%", "the query has an invalid percent escape"),
    ("a%2=1", "the query has an invalid percent escape"),
    ("a=%ff", "the query is not UTF-8"),
    (
      Array(repeating: "a=1", count: 65).joined(separator: "&"),
      "the query has more than 64 parameters"
    ),
  ])
  func refusesWhatIsNoForm(written: String, reason: String) {
    #expect(throws: RequestRefusal(.badRequest, reason)) { try RequestQuery(written.utf8) }
  }

  @Test func givesHandlersTheParameters() throws {
    let response = try Echo.answer(to: "GET /a?b=%26&a=1?2 HTTP/1.1\nHost: localhost\n\n")

    #expect(response.text == "/a a=1?2 b=&")
  }
}
