/// Something that rendering is inside of, and how it goes on behind.
enum Activation {
  /// A section that shows its content once.
  case section
  /// A section that repeats its content: the items, the next one, and where the content starts.
  case loop(items: [TemplateValue], next: Int, start: Int)
  /// A block that shows its own content.
  case block(Block)
  /// A block that shows what replaces its content.
  case replacedBlock(Block, ReturnPoint)
  case inclusion(ReturnPoint)
}
