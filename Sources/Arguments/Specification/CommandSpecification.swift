/// A command of the program, with everything that can be given to it.
package struct CommandSpecification: Hashable, Sendable {
  /// The name as it is typed; a command of a group has two words, such as `theme new` beside
  /// `theme`.
  package var name: String
  /// Other names that do the same.
  package var aliases: [String]
  /// What the command does, in one sentence.
  package var summary: String
  /// What else there is to know, in paragraphs that empty lines divide.
  package var discussion: String
  package var options: [OptionSpecification]
  package var operands: [OperandSpecification]
  package var examples: [CommandExample]

  package init(
    _ name: String, aliases: [String] = [], _ summary: String, discussion: String = "",
    options: [OptionSpecification] = [], operands: [OperandSpecification] = [],
    examples: [CommandExample] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.operands = operands
    self.examples = examples
  }
}
