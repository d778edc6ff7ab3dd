/// The program itself, as an input of what it makes.
package enum Generator {
  /// The version that `--version` shows.
  package static let version = "0.1.0"
}
