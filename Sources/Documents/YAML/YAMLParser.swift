import CYAML

/// Owns a libyaml parser together with the bytes that it reads.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Makes a parser, or nil when there is no memory for it.
  init?(_ bytes: some Collection<UInt8>) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = input.initialize(fromContentsOf: bytes)
    self.parser = parser
    self.input = input
    // Without this libyaml guesses an encoding from the first bytes.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// Advances to the next event; not to be called again after the stream's end or an error.
  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
    defer { yaml_event_delete(&event) }
    let start = Int(clamping: event.start_mark.index)
    let end = max(start, Int(clamping: event.end_mark.index))
    return YAMLEvent(kind: Self.kind(of: event), range: start..<end)
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  private static func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
    let scalar = event.data.scalar
    let style: ScalarStyle =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(text: String(decoding: bytes, as: UTF8.self), style: style)
  }

  private func syntaxError() -> YAMLSyntaxError {
    let fault = parser.pointee
    let isReaderError = fault.error == YAML_READER_ERROR
    return YAMLSyntaxError(
      problem: fault.problem.map { String(cString: $0) } ?? "out of memory",
      position: isReaderError
        ? .byte(Int(clamping: fault.problem_offset))
        : .scalar(Int(clamping: fault.problem_mark.index)),
      context: fault.context.map { String(cString: $0) } ?? "",
      contextStart: Int(clamping: fault.context_mark.index),
      character: isReaderError ? UInt32(truncatingIfNeeded: fault.problem_value) : 0)
  }
}
