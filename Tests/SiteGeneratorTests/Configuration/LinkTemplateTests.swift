import Documents
import SiteGenerator
import Testing

@Suite struct LinkTemplateTests {
  @Test(arguments: [
    ("https://a.example/{path}/", "https://a.example/awards/first%205k/"),
    ("https://a.example/?p={path}&s={slug}", "https://a.example/?p=awards/first%205k&s=first%205k"),
    ("{slug}{slug}", "first%205kfirst%205k"), ("https://a.example/x", "https://a.example/x"),
    ("", ""),
  ])
  func fillsItsPlaceholders(template: String, link: String) throws {
    #expect(try LinkTemplate(template).text(slug: "first 5k", path: "awards/first 5k") == link)
  }

  @Test func leavesNothingOfAValueToTheLinksGrammar() throws {
    let template = try LinkTemplate("x:{slug}|{path}")
    let link = template.text(slug: "a/?&#%é{}", path: "a/b?c")
    #expect(link == "x:a%2F%3F%26%23%25%C3%A9%7B%7D|a/b%3Fc")
  }

  @Test(arguments: [
    ("{code}", "has the unknown placeholder '{code}'"),
    ("{ slug }", "has the unknown placeholder '{ slug }'"),
    ("{Slug}", "has the unknown placeholder '{Slug}'"), ("{}", "has the unknown placeholder '{}'"),
    ("{slug", "has a '{' without its partner"), ("slug}", "has a '}' without its partner"),
    ("{slug}}", "has a '}' without its partner"), ("{slug}{", "has a '{' without its partner"),
  ])
  func refusesOtherBraces(template: String, message: String) {
    let fault = ValueFault(message, hint: "placeholders: {slug}, {path}", code: .invalidURL)
    #expect(throws: fault) { try LinkTemplate(template) }
  }
}
