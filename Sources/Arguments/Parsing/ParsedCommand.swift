/// A command with the options and operands that were given to it.
package struct ParsedCommand: Hashable, Sendable {
  package let command: CommandSpecification
  /// The arguments that are no options, in their order.
  package let operands: [String]
  private let optionValues: [String: [String]]

  init(command: CommandSpecification, operands: [String], optionValues: [String: [String]]) {
    self.command = command
    self.operands = operands
    self.optionValues = optionValues
  }

  /// Whether an option was given.
  package func flag(_ name: String) -> Bool {
    optionValues[name] != nil
  }

  /// The value of an option: the last one, where it was given several times.
  package func value(_ name: String) -> String? {
    optionValues[name]?.last
  }

  /// Every value that was given to an option, in their order.
  package func values(_ name: String) -> [String] {
    optionValues[name] ?? []
  }
}
