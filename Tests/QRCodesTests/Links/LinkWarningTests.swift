import QRCodes
import Testing

@Suite struct LinkWarningTests {
  @Test(arguments: [
    "https://share.example/join", "mailto:mara@stride.example", "tel:+4685550148",
    "sms:+4685550148", "geo:59.3,18.1",
  ])
  func saysNothingOfLinksThatAnyPhoneOpens(text: String) throws {
    let link = try DeepLink(text, allowedSchemes: ["mailto", "tel", "sms", "geo"])
    #expect(link.schemeWarning == nil)
    #expect(link.codeWarning == nil)
  }

  @Test func tellsOfLinksThatNeedTheApp() throws {
    let schemes: Set = ["stride", "com.example.stride"]
    let named = try DeepLink("com.example.stride://join", allowedSchemes: schemes)
    #expect(named.schemeWarning == nil)
    #expect(named.codeWarning == .needsApp(scheme: "com.example.stride"))
    let short = try DeepLink("Stride:join", allowedSchemes: schemes)
    #expect(short.schemeWarning == .schemeWithoutDot("stride"))
    #expect(short.codeWarning == .needsApp(scheme: "stride"))
  }

  @Test func saysWhatMayGoWrongAndWhatToDo() {
    let withoutDot = LinkWarning.schemeWithoutDot("stride")
    #expect(
      withoutDot.message
        == "the scheme 'stride' has no dot, so other apps may well use the same one")
    #expect(
      withoutDot.hint
        == "begin it with a domain name of your own, backwards, such as com.example.stride")
    let needsApp = LinkWarning.needsApp(scheme: "stride")
    #expect(
      needsApp.message
        == "the code's link has the scheme 'stride', which opens nothing without the app, and "
        + "which many cameras ignore")
    #expect(
      needsApp.hint
        == "make the code of an https link instead, such as that of a share page")
  }
}
