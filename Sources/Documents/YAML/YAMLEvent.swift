/// A step of the parser through a YAML stream.
struct YAMLEvent {
  enum Kind: Equatable {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar(text: String, style: ScalarStyle)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  var kind: Kind
  /// The scalars of the input that the event covers, tags and anchors included.
  var range: Range<Int>
}
