import Documents
import SiteGenerator
import Testing

@Suite struct LinkTemplateTests {
  @Test(arguments: [
    ("https://a.example/{path}/", "https://a.example/awards/first%205k/"),
    ("https://a.example/?p={path}&s={slug}", "https://a.example/?p=awards/first%205k&s=first%205k"),
    ("https://a.example/{code}?id={id}", "https://a.example/A%20B?id=7"),
    ("{slug}{slug}", "first%205kfirst%205k"), ("https://a.example/x", "https://a.example/x"),
    ("", ""),
  ])
  func fillsItsPlaceholders(template: String, link: String) throws {
    let values: [LinkTemplate.Placeholder: String] = [
      .slug: "first 5k", .path: "awards/first 5k", .code: "A B", .id: "7",
    ]
    #expect(try LinkTemplate(template).text { values[$0] } == link)
  }

  @Test func leavesNothingOfAValueToTheLinksGrammar() throws {
    let template = try LinkTemplate("x:{slug}|{path}")
    let link = template.text { $0 == .slug ? "a/?&#%é{}" : "a/b?c" }
    #expect(link == "x:a%2F%3F%26%23%25%C3%A9%7B%7D|a/b%3Fc")
  }

  @Test func isNoLinkWithoutOneOfItsValues() throws {
    let template = try LinkTemplate("https://a.example/{path}?code={code}")
    #expect(template.text { $0 == .path ? "a" : nil } == nil)
    #expect(template.text { $0 == .path ? "a" : "" } == "https://a.example/a?code=")
  }

  @Test(arguments: [
    ("{kode}", "has the unknown placeholder '{kode}'"),
    ("{ slug }", "has the unknown placeholder '{ slug }'"),
    ("{Slug}", "has the unknown placeholder '{Slug}'"), ("{}", "has the unknown placeholder '{}'"),
    ("{slug", "has a '{' without its partner"), ("slug}", "has a '}' without its partner"),
    ("{slug}}", "has a '}' without its partner"), ("{slug}{", "has a '{' without its partner"),
  ])
  func refusesOtherBraces(template: String, message: String) {
    let fault = ValueFault(
      message, hint: "placeholders: {slug}, {path}, {code}, {id}", code: .invalidURL)
    #expect(throws: fault) { try LinkTemplate(template) }
  }
}
