/// A part of a template that a template which includes it can replace.
struct Block: Sendable {
  let name: String
  /// The whitespace that each line of a replacement gets.
  let indentation: [UInt8]
  /// What ends the block's last line unless a line end was written; empty for an inline block.
  let lineEnding: [UInt8]
  /// The instruction behind the block's own content.
  var end: Int
}
