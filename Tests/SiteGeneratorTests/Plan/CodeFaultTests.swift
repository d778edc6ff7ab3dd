import ShareCards
import Testing

@testable import SiteGenerator

@Suite struct CodeFaultTests {
  private static let covered = "let nothing of the card lie over the code or its plate"
  private static let another = "change it a little, which gives another code"

  @Test(arguments: [
    (CodeCheck.quietZone, "the four modules of plate around it are not clean", covered),
    (
      .polarity, "it is light on a dark ground",
      "choose a darker colour for the modules than for the plate"
    ),
    (.grid, "its modules are not of one colour each, with edges on whole pixels", covered),
    (
      .contrast, "the contrast of its colours is below 4.5 to 1",
      "choose a darker colour for the modules or a lighter one for the plate"
    ),
    (.modules, "some of its modules have the wrong colour", covered),
    (.fullSize, "no reading of the picture finds the link of 22 bytes", another),
    (.payload, "it reads as something else than the link of 22 bytes", another),
    (.singleCode, "another code is read beside it", "leave out the other code"),
    (.halfSize, "the link of 22 bytes is not read at half size", another),
    (.compressed, "the link of 22 bytes is not read after JPEG compression", another),
    (
      .file, "the link of 22 bytes is not read from the file, which shows too little of it",
      "raise 'quality' or 'budget' of the card"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(check: CodeCheck, message: String, hint: String) throws {
    let page = try SiteFixture(frontMatter: "title: A\nlink: https://share.example/").page()
    let code = PlannedCode(
      target: .link, payload: "https://share.example/", correction: .medium, caption: "")
    let fault = CodeFault(check, subject: CodeSubject(of: code, on: page), bytes: 22)
    #expect(fault.message == message)
    #expect(fault.hint == hint)
  }

  @Test func everyCheckHasItsWords() throws {
    let page = try SiteFixture(frontMatter: "title: A").page()
    let code = PlannedCode(
      target: .page, payload: "https://share.example/a/", correction: .medium, caption: "")
    let subject = CodeSubject(of: code, on: page)
    let messages = CodeCheck.allCases.map { CodeFault($0, subject: subject, bytes: 24).message }
    #expect(Set(messages).count == CodeCheck.allCases.count)
  }
}
