/// An option of a command, such as `-o, --output FOLDER`.
package struct OptionSpecification: Hashable, Sendable {
  /// The long name, without dashes.
  package var name: String
  /// The letter of the short form, if there is one.
  package var short: Character?
  /// What stands for the value in help, such as `FOLDER`; nil for a flag, which takes none.
  package var placeholder: String?
  /// What the option does, in one sentence.
  package var summary: String
  /// What holds where the option is not given, in words for the help.
  package var defaultText: String?
  /// The only values that are accepted; empty where any is.
  package var choices: [String]
  /// Whether each of several values counts; of any other option the last one holds.
  package var isRepeatable: Bool
  /// Whether a value may be several, with commas between them.
  package var isList: Bool

  /// An option that is given or not.
  package static func flag(
    _ name: String, short: Character? = nil, _ summary: String
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, short: short, placeholder: nil, summary: summary, defaultText: nil, choices: [],
      isRepeatable: false, isList: false)
  }

  /// An option that takes a value.
  ///
  /// - Parameters:
  ///   - name: the long name, without dashes.
  ///   - short: the letter of the short form.
  ///   - placeholder: what stands for the value in help, in capitals.
  ///   - summary: what the option does, in one sentence.
  ///   - defaultText: what holds where the option is not given.
  ///   - choices: the only values that are accepted; empty where any is.
  ///   - isRepeatable: whether the option may be given several times.
  ///   - isList: whether a value may be several, with commas between them.
  /// - Returns: the option.
  package static func value(
    _ name: String, short: Character? = nil, _ placeholder: String, _ summary: String,
    defaultText: String? = nil, choices: [String] = [], isRepeatable: Bool = false,
    isList: Bool = false
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, short: short, placeholder: placeholder, summary: summary,
      defaultText: defaultText, choices: choices, isRepeatable: isRepeatable, isList: isList)
  }

  /// The name as it is typed.
  package var spelling: String { "--\(name)" }
}
