/// Who makes a commit, as git writes it: `Name <mail>`.
package struct CommitAuthor: Hashable, Sendable {
  package var name: String
  package var mail: String

  /// The author where none is written: nobody's address, since commits are public.
  static let sitegen = CommitAuthor(name: "sitegen", mail: "sitegen@localhost")

  init(name: String, mail: String) {
    self.name = name
    self.mail = mail
  }

  /// Reads `Name <mail>`; nil when it is something else.
  init?(_ text: String) {
    guard text.hasSuffix(">"), let open = text.firstIndex(of: "<") else { return nil }
    let name = String(text[..<open]).trimmed
    let mail = String(text[text.index(after: open)...].dropLast()).trimmed
    // git drops these characters from names and addresses without a word.
    let dropped: Set<Character> = ["<", ">", "\n", "\t"]
    guard !name.isEmpty, !mail.isEmpty, mail.contains("@"), !mail.contains(" "),
      !(name + mail).contains(where: dropped.contains)
    else { return nil }
    self.init(name: name, mail: mail)
  }
}
