import Diagnostics

/// Reads one JSON object into nodes that know their places: RFC 8259.
///
/// Numbers keep their text. A key that appears twice is reported and its second value left out; all
/// other faults end the reading.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  /// The first byte that was not read yet.
  var offset = 0
  var position: TextPosition
  private var nodeCount = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    position = TextPosition(line: source.firstLine, column: source.firstColumn)
  }

  /// Reads the whole text as an object.
  ///
  /// - Returns: the object as a mapping.
  /// - Throws: the first fault of its form.
  mutating func document() throws(JSONFault) -> DocumentNode {
    try skipBlanks()
    guard byte == .openingBrace else { throw noObject }
    let object = try value(depth: 0)
    try skipBlanks()
    guard offset == bytes.count else {
      throw .invalid(
        "text behind the object", hint: "write each object on a line of its own", at: word)
    }
    return object
  }

  /// The next byte; nil at the end.
  var byte: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func value(depth: Int) throws(JSONFault) -> DocumentNode {
    try checkLimits(depth: depth)
    switch byte {
    case .openingBrace:
      return try object(depth: depth)
    case .openingBracket:
      return try array(depth: depth)
    case .quote:
      let start = place
      let text = try string()
      return DocumentNode(.scalar(text: text, style: .doubleQuoted), at: location(from: start))
    default:
      let start = place
      let text = try literal()
      return DocumentNode(.scalar(text: text, style: .plain), at: location(from: start))
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> DocumentNode {
    let start = place
    var entries: [MappingEntry] = []
    var keys = JSONKeys()
    offset += 1
    try skipBlanks()
    while byte != .closingBrace {
      let key = try key(in: start)
      let value = try value(depth: depth + 1)
      if let entry = keys.entry(of: key.text, among: entries) {
        reportDuplicate(key, line: entry.keyLocation.line)
      } else {
        entries.append(MappingEntry(key: key.text, keyLocation: key.location, value: value))
      }
      try passSeparator(closing: .closingBrace, of: "object", from: start)
    }
    offset += 1
    return DocumentNode(.mapping(entries), at: location(from: start))
  }

  private mutating func array(depth: Int) throws(JSONFault) -> DocumentNode {
    let start = place
    var items: [DocumentNode] = []
    offset += 1
    try skipBlanks()
    while byte != .closingBracket {
      guard byte != nil else { throw unclosed("array", .closingBracket, from: start) }
      items.append(try value(depth: depth + 1))
      try passSeparator(closing: .closingBracket, of: "array", from: start)
    }
    offset += 1
    return DocumentNode(.sequence(items), at: location(from: start))
  }

  /// Reads a key and goes on to its value.
  private mutating func key(
    in object: Place
  ) throws(JSONFault) -> (text: String, location: SourceLocation) {
    guard byte == .quote else {
      guard byte != nil else { throw unclosed("object", .closingBrace, from: object) }
      throw .invalid("a key is expected here", hint: "write keys in double quotes", at: word)
    }
    let start = place
    let text = try string()
    let location = location(from: start)
    try skipBlanks()
    guard byte == .colon else {
      guard byte != nil else { throw unclosed("object", .closingBrace, from: object) }
      throw .invalid("':' is expected behind a key", hint: nil, at: word)
    }
    offset += 1
    try skipBlanks()
    guard byte != nil else { throw unclosed("object", .closingBrace, from: object) }
    return (text, location)
  }

  /// Goes over the comma behind a value, or up to the closing bracket.
  private mutating func passSeparator(
    closing: UInt8, of noun: String, from start: Place
  ) throws(JSONFault) {
    try skipBlanks()
    guard byte != closing else { return }
    let bracket = Character(Unicode.Scalar(closing))
    guard byte == .comma else {
      guard byte != nil else { throw unclosed(noun, closing, from: start) }
      throw .invalid(
        "',' or '\(bracket)' is expected here",
        hint: "write a comma between values, and \\\" for a quote inside text", at: word)
    }
    let comma = offset
    offset += 1
    try skipBlanks()
    if byte == closing {
      throw .invalid(
        "a comma before the closing '\(bracket)'", hint: "remove it", at: comma..<(comma + 1))
    }
  }

  private mutating func checkLimits(depth: Int) throws(JSONFault) {
    nodeCount += 1
    if depth > YAMLReader.depthLimit {
      throw .tooLarge("values are nested more than \(YAMLReader.depthLimit) deep", at: offset)
    }
    if nodeCount > YAMLReader.nodeLimit {
      throw .tooLarge("there are more than \(YAMLReader.nodeLimit) values", at: offset)
    }
  }

  private mutating func reportDuplicate(
    _ key: (text: String, location: SourceLocation), line: Int
  ) {
    diagnostics.append(
      source.diagnostic(
        .duplicateKey, "the key '\(key.text.excerpt)' appears twice",
        hint: "it is already on line \(line): keep one of them", at: key.location))
  }

  private func unclosed(_ noun: String, _ closing: UInt8, from start: Place) -> JSONFault {
    .unclosed(noun, hint: "close it with '\(Unicode.Scalar(closing))'", at: start.offset)
  }

  private var noObject: JSONFault {
    let message = "each line must be an object"
    guard let byte, let name = JSONKind.name(ofValueBeginningWith: byte) else {
      return .invalid(message, hint: "write it as {\"title\": \"…\"}", at: word)
    }
    return .invalid(
      "\(message), not \(name)",
      hint: byte == .openingBracket
        ? "name the file .json if it is one array" : "write it as {\"title\": \"…\"}",
      at: offset..<(offset + 1))
  }
}
