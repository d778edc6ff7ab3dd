/// What a command line asks for.
package enum ParsedCommandLine: Hashable, Sendable {
  case command(ParsedCommand)
  /// To show a help text.
  case help(String)
  /// To show the program's name and version.
  case version(String)
}
