import Testing

@Suite(.serialized) struct ContactSheetScriptTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func takesNoArguments() throws {
    let result = try sandbox.run("scripts/contact-sheet", ["styles.png"])
    #expect(
      result.errors == "contact-sheet: error: unknown argument 'styles.png'; there are none\n")
    #expect(result.status == 2)
    #expect(try sandbox.takeLog() == [])
  }
}
