import Testing

@testable import ShareCards

@Suite struct FieldTemplateTests {
  private let fields = CardFields(["title": "First 5K", "metric": "{title}", "note": "a & b"])

  @Test(arguments: [
    ("{title}", "First 5K"), ("“{title}”", "“First 5K”"), ("{title} – {note}", "First 5K – a & b"),
    ("{title}{title}", "First 5KFirst 5K"), ("plain", "plain"), ("{metric}", "{title}"),
    ("a { b", "a { b"), ("a } b", "a } b"), ("{", "{"), ("}{", "}{"), ("{title} {", "First 5K {"),
  ])
  func fillsInFields(template: String, text: String) {
    #expect(FieldTemplate(template).text(with: fields) == text)
  }

  @Test(arguments: [
    "{subtitle}", "{title}, {subtitle}", "{}", "{ title }", "{Title}", "", "{{title}}",
  ])
  func showsNothingWhenAFieldIsAbsent(template: String) {
    #expect(FieldTemplate(template).text(with: fields) == nil)
  }

  @Test func namesItsFields() {
    #expect(FieldTemplate("{a} b {c}{a}").fieldNames == ["a", "c", "a"])
    #expect(FieldTemplate("no { field").fieldNames == [])
  }
}
