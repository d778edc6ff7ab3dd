/// What became of a program that was run.
struct ProgramResult: Hashable, Sendable {
  /// The status that it ended with; 128 and the signal's number where a signal ended it, as shells
  /// count.
  var status: Int32
  var output: [UInt8]
  /// What it wrote to standard error: the first of it where that is much.
  var errors: [UInt8]

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}
