/// Turns text and tags into instructions.
struct TemplateCompiler {
  private let source: TemplateText
  private let tags: [Tag]

  private(set) var instructions: [Instruction] = []
  /// What each instruction comes from, as offsets into the source.
  private(set) var ranges: [Range<Int>] = []
  private(set) var text: [UInt8] = []
  private(set) var inclusions: [Inclusion] = []
  private(set) var blocks: [Block] = []

  /// The elements that are open, outermost first.
  private var elements: [OpenElement] = []
  /// The whitespace that the lines of the innermost argument lose.
  private var removedIndentation: Range<Int> = 0..<0
  /// Whether more text can join the last instruction, since nothing jumps to a place between.
  private var canExtendText = false

  /// An element whose closing tag has not been reached.
  private struct OpenElement {
    let tag: Tag
    /// The index of what was made for the tag: an instruction, a block or an inclusion.
    let index: Int
    let removedIndentation: Range<Int>
  }

  init(source: TemplateText, tags: [Tag]) {
    self.source = source
    self.tags = tags
  }

  mutating func compile() {
    var position = 0
    for tag in tags {
      append(text: position..<max(position, tag.span.lowerBound))
      noteOrigin(position..<max(position, tag.span.lowerBound))
      position = tag.span.upperBound
      append(tag)
      noteOrigin(tag.range)
    }
    let rest = position..<max(position, source.bytes.count)
    append(text: rest)
    instructions.append(.templateEnd)
    noteOrigin(rest)
  }

  /// Notes where the instructions come from that were appended last.
  private mutating func noteOrigin(_ range: Range<Int>) {
    while ranges.count < instructions.count { ranges.append(range) }
  }

  private mutating func append(_ tag: Tag) {
    if tag.kind == .comment || tag.kind == .setDelimiter { return }
    canExtendText = false
    switch tag.kind {
    case .variable(let isEscaped):
      instructions.append(.variable(VariableName(tag.name), isEscaped: isEscaped))
    case .section:
      open(tag, as: instructions.count)
      instructions.append(.section(VariableName(tag.name), end: 0))
    case .invertedSection:
      open(tag, as: instructions.count)
      instructions.append(.invertedSection(VariableName(tag.name), end: 0))
    case .block:
      if tag.isArgument { openArgument(tag) } else { openBlock(tag) }
    case .parent:
      open(tag, as: inclusions.count)
      appendInclusion(tag)
    case .partial:
      appendInclusion(tag)
    case .closing:
      close(tag)
    case .comment, .setDelimiter:
      break
    }
  }
}

// MARK: - Elements

extension TemplateCompiler {
  private mutating func open(_ tag: Tag, as index: Int) {
    elements.append(
      OpenElement(tag: tag, index: index, removedIndentation: removedIndentation))
  }

  private mutating func openBlock(_ tag: Tag) {
    open(tag, as: blocks.count)
    let ending = tag.partner.flatMap { tags[$0].lineEnding }
    instructions.append(.block(blocks.count))
    blocks.append(
      Block(
        name: tag.name,
        indentation: tag.indentation.map { Array(remaining(of: $0)) } ?? [],
        lineEnding: ending.map { Array(source.bytes[$0]) } ?? [],
        end: 0))
    if tag.indentsOwnContent, let indentation = tag.indentation {
      append(text: indentation)
    }
  }

  private mutating func openArgument(_ tag: Tag) {
    if let parent = elements.last {
      inclusions[parent.index].arguments[tag.name] = instructions.count
    }
    open(tag, as: instructions.count)
    removedIndentation = tag.indentation ?? 0..<0
  }

  private mutating func appendInclusion(_ tag: Tag) {
    let isDynamic = tag.name.hasPrefix("*")
    let name = isDynamic ? String(tag.name.dropFirst()) : tag.name
    instructions.append(.inclusion(inclusions.count))
    inclusions.append(
      Inclusion(
        target: isDynamic ? .variable(VariableName(name)) : .name(name),
        isParent: tag.kind == .parent,
        indentation: tag.indentation.map { Array(remaining(of: $0)) },
        range: tag.range,
        end: instructions.count))
  }

  private mutating func close(_ tag: Tag) {
    guard let element = elements.popLast() else { return }
    removedIndentation = element.removedIndentation
    switch element.tag.kind {
    case .section:
      instructions.append(.sectionEnd)
      let name = VariableName(element.tag.name)
      instructions[element.index] = .section(name, end: instructions.count)
    case .invertedSection:
      let name = VariableName(element.tag.name)
      instructions[element.index] = .invertedSection(name, end: instructions.count)
    case .block:
      instructions.append(.blockEnd)
      if !element.tag.isArgument { blocks[element.index].end = instructions.count }
    case .parent:
      inclusions[element.index].end = instructions.count
    case .variable, .partial, .closing, .comment, .setDelimiter:
      break
    }
  }
}

// MARK: - Text

extension TemplateCompiler {
  /// Appends a range of the source, without the indentation that its lines lose.
  private mutating func append(text range: Range<Int>) {
    if elements.last?.tag.kind == .parent { return }
    if removedIndentation.isEmpty {
      append(bytes: source.bytes[range])
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let lineFeed = source.bytes[start..<range.upperBound].firstIndex(of: .lineFeed)
      let end = lineFeed.map { $0 + 1 } ?? range.upperBound
      let line = start..<end
      append(bytes: source.isLineStart(start) ? remaining(of: line) : source.bytes[line])
      start = end
    }
  }

  private mutating func append(bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    let start = text.count
    text += bytes
    if canExtendText, case .text(let range) = instructions.last {
      instructions[instructions.count - 1] = .text(range.lowerBound..<text.count)
    } else {
      instructions.append(.text(start..<text.count))
    }
    canExtendText = true
  }

  /// What is left of a line when the indentation that its argument loses is taken away.
  private func remaining(of line: Range<Int>) -> ArraySlice<UInt8> {
    var rest = source.bytes[line]
    for byte in source.bytes[removedIndentation] {
      guard rest.first == byte else { break }
      rest.removeFirst()
    }
    return rest
  }
}
