/// The name of a value in the data, split at its dots.
struct VariableName: Sendable {
  /// The parts from the outermost on; none for `.`, the current value.
  let parts: [String]

  init(_ name: String) {
    parts = name == "." ? [] : name.split(separator: ".").map(String.init)
  }

  /// The name as the template writes it.
  var text: String {
    parts.isEmpty ? "." : parts.joined(separator: ".")
  }
}
