/// One tag of a template, with what the stages of parsing find out about it.
struct Tag {
  let kind: TagKind
  /// The name without padding; a dynamic name keeps its asterisk.
  let name: String
  /// The tag from delimiter to delimiter, as offsets into the source.
  let range: Range<Int>

  /// The index of the tag that closes this one or is closed by it.
  var partner: Int?
  /// Whether this is a block directly inside a parent, or the tag that closes one.
  var isArgument = false

  /// The tag with the whitespace and line end that disappear with it.
  var span: Range<Int>
  /// The whitespace to put before each line of what replaces the tag; nil when it is inline.
  var indentation: Range<Int>?
  /// Whether a block's own content begins on the tag's line, behind the indentation.
  var indentsOwnContent = false
  /// The line end that a block standing alone on its lines ends with.
  var lineEnding: Range<Int>?

  init(kind: TagKind, name: String, range: Range<Int>) {
    self.kind = kind
    self.name = name
    self.range = range
    self.span = range
  }
}
