/// An argument of a command that is no option, such as the `TARGET` of `publish TARGET`.
package struct OperandSpecification: Hashable, Sendable {
  /// What stands for it in help and messages, in capitals.
  package var name: String
  /// What it means, in one sentence.
  package var summary: String
  package var isRequired: Bool
  /// Whether it takes all arguments that are left; only the last operand of a command may.
  package var isRepeatable: Bool

  package init(
    _ name: String, _ summary: String, isRequired: Bool = true, isRepeatable: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
  }

  /// The operand as a usage line shows it: `NAME`, `[NAME]`, `NAME...` or `[NAME...]`.
  package var usage: String {
    let text = isRepeatable ? "\(name)..." : name
    return isRequired ? text : "[\(text)]"
  }
}
