/// Finds the tags in a template's text.
struct TagScanner {
  let source: TemplateText
  private(set) var tags: [Tag] = []
  /// Whether the whole text was understood; nothing can be said about what is missing otherwise.
  private(set) var reachedEnd = false

  private var delimiters = Delimiters.standard
  private var position = 0

  init(source: TemplateText) {
    self.source = source
  }

  mutating func scan(reporting log: inout MistakeLog) {
    while let start = source.firstOffset(of: delimiters.open, from: position) {
      guard !log.isFull, scanTag(at: start, reporting: &log) else { return }
    }
    reachedEnd = true
  }

  /// Reads one tag and moves behind it.
  ///
  /// - Parameters:
  ///   - start: where the opening delimiter stands.
  ///   - log: receives what is wrong with the tag.
  /// - Returns: whether it is known where the next tag is to be looked for.
  private mutating func scanTag(at start: Int, reporting log: inout MistakeLog) -> Bool {
    let content = start + delimiters.open.count
    var sigil = content
    while sigil < source.bytes.count, source.bytes[sigil].isASCIIWhitespace { sigil += 1 }

    if source.hasSequence([UInt8(ascii: "{")], at: content) {
      return scanTriple(at: start, content: content + 1, reporting: &log)
    }
    let mark = sigil < source.bytes.count ? source.bytes[sigil] : nil
    let kind = TagKind(sigil: mark)
    if kind == .setDelimiter, !source.hasSequence(delimiters.close, at: sigil) {
      return scanDelimiters(at: start, content: sigil + 1, reporting: &log)
    }
    guard let end = source.firstOffset(of: delimiters.close, from: content) else {
      return reportUnclosed(kind, at: start, reporting: &log)
    }
    let tag = start..<(end + delimiters.close.count)
    let name = min(kind == nil ? sigil : sigil + 1, end)..<end
    appendTag(kind ?? .variable(isEscaped: true), name: name, range: tag, reporting: &log)
    return true
  }

  /// Reads a variable in three braces, with whatever delimiters stand around the innermost pair.
  private mutating func scanTriple(
    at start: Int, content: Int, reporting log: inout MistakeLog
  ) -> Bool {
    let kind = TagKind.variable(isEscaped: false)
    guard let end = source.firstOffset(of: delimiters.close, from: content) else {
      return reportUnclosed(kind, at: start, reporting: &log)
    }
    // With the standard delimiters the first two of three closing braces are found.
    let brace = UInt8(ascii: "}")
    let isEarly = source.hasSequence([brace] + delimiters.close, at: end)
    let nameEnd = isEarly ? end : end - 1
    let tag = start..<(nameEnd + 1 + delimiters.close.count)
    if nameEnd >= content, isEarly || source.bytes[nameEnd] == brace {
      appendTag(kind, name: content..<nameEnd, range: tag, reporting: &log)
    } else if !resumeAtInnerTag(in: content..<end, of: start, reporting: &log) {
      let open = String(decoding: delimiters.open, as: UTF8.self) + "{"
      let close = String(decoding: delimiters.close, as: UTF8.self)
      position = end + delimiters.close.count
      log.report(.unbalancedTriple(open: open, close: close), at: start..<position)
    }
    return true
  }

  /// Reads new delimiters; what follows bad ones cannot be understood.
  private mutating func scanDelimiters(
    at start: Int, content: Int, reporting log: inout MistakeLog
  ) -> Bool {
    let ending = [UInt8(ascii: "=")] + delimiters.close
    guard let end = source.firstOffset(of: ending, from: content),
      let declared = Delimiters(declaration: source.bytes[content..<end])
    else {
      let close = source.firstOffset(of: delimiters.close, from: content)
      let end = close.map { $0 + delimiters.close.count } ?? content
      log.report(.invalidDelimiters, at: start..<end)
      return false
    }
    position = end + ending.count
    delimiters = declared
    tags.append(Tag(kind: .setDelimiter, name: "", range: start..<position))
    return true
  }

  private mutating func appendTag(
    _ kind: TagKind, name: Range<Int>, range: Range<Int>, reporting log: inout MistakeLog
  ) {
    if kind == .comment {
      position = range.upperBound
      tags.append(Tag(kind: kind, name: "", range: range))
    } else if !resumeAtInnerTag(in: name, of: range.lowerBound, reporting: &log) {
      position = range.upperBound
      let name = TagName(source.bytes[name], kind: kind)
      if let mistake = name.mistake { log.report(mistake, at: range) }
      tags.append(Tag(kind: kind, name: name.text, range: range))
    }
  }

  /// Goes on at the last tag that opens inside another one: the other one was never closed.
  private mutating func resumeAtInnerTag(
    in content: Range<Int>, of start: Int, reporting log: inout MistakeLog
  ) -> Bool {
    guard let first = source.firstOffset(of: delimiters.open, from: content.lowerBound),
      first < content.upperBound
    else { return false }
    var last = first
    while let next = source.firstOffset(of: delimiters.open, from: last + 1),
      next < content.upperBound
    {
      last = next
    }
    let close = String(decoding: delimiters.close, as: UTF8.self)
    log.report(.unclosedTag(isComment: false, close: close), at: start..<first)
    position = last
    return true
  }

  /// Gives up: without a closing delimiter nothing more of the text can be a tag.
  private func reportUnclosed(
    _ kind: TagKind?, at start: Int, reporting log: inout MistakeLog
  ) -> Bool {
    let close = String(decoding: delimiters.close, as: UTF8.self)
    log.report(
      .unclosedTag(isComment: kind == .comment, close: close), at: start..<source.bytes.count)
    return false
  }
}
