import QRCodes
import Testing

@Suite struct ContactCardErrorTests {
  @Test(arguments: [
    (
      ContactCardError.tooLong(bytes: 600),
      "the contact has 600 bytes, but at most 512 are allowed",
      "carry the identifier and a short name alone"
    ),
    (
      .noObject, "the code does not carry a contact",
      "scan a code that an app made to share a contact"
    ),
    (
      .missingKey("version"), "the contact has no 'version'",
      "add \"version\" to the JSON object"
    ),
    (
      .wrongType(key: "version", expected: "a number"), "the contact's 'version' is not a number",
      "write \"version\" as a number"
    ),
    (
      .unsupportedVersion("2"), "the contact has the version 2, but only 1 is known",
      "update the app, or make the code anew"
    ),
    (
      .invalidContactID("7"), "the contact's identifier '7' is not a UUID",
      "write it as 6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    ),
    (.emptyName, "the contact's name is empty", "write the name to show"),
    (
      .nameTooLong(bytes: 81), "the contact's name has 81 bytes, but at most 80 are allowed",
      "shorten it; letters outside ASCII take 2 to 4 bytes"
    ),
    (
      .forbiddenCharacter("\u{202E}", position: 3),
      "the contact's name has a control character (U+202E) at character 3",
      "remove it; such characters can hide or turn around a name"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(error: ContactCardError, message: String, hint: String) {
    #expect(error.message == message)
    #expect(error.hint == hint)
  }
}
