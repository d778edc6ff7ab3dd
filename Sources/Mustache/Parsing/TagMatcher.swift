/// Finds the closing tag of each tag that needs one, and what stands where it does not belong.
struct TagMatcher {
  /// The most elements that can be open at once.
  static let depthLimit = 100

  private(set) var tags: [Tag]
  private let isComplete: Bool
  /// The indices of the tags that are open, outermost first.
  private var open: [Int] = []
  /// The names of the blocks given to each open parent, by the parent's index.
  private var arguments: [Int: Set<String>] = [:]

  init(tags: [Tag], isComplete: Bool) {
    self.tags = tags
    self.isComplete = isComplete
  }

  mutating func match(reporting log: inout MistakeLog) {
    for index in tags.indices {
      if log.isFull { return }
      let tag = tags[index]
      if tag.kind == .closing {
        close(index, reporting: &log)
        continue
      }
      place(index, reporting: &log)
      guard tag.kind.opensElement else { continue }
      guard open.count < Self.depthLimit else {
        log.report(.tooDeep(limit: Self.depthLimit), at: tag.range)
        return
      }
      open.append(index)
    }
    guard isComplete else { return }
    for index in open where !tags[index].name.isEmpty {
      log.report(.unclosedElement(tags[index]), at: tags[index].range)
    }
  }

  /// Tells blocks that are arguments of a parent, and refuses what the parent would ignore.
  private mutating func place(_ index: Int, reporting log: inout MistakeLog) {
    guard let parent = open.last, tags[parent].kind == .parent else { return }
    let tag = tags[index]
    switch tag.kind {
    case .comment, .setDelimiter:
      break
    case .block:
      tags[index].isArgument = true
      if !arguments[parent, default: []].insert(tag.name).inserted {
        log.report(.repeatedBlock(name: tag.name, parent: tags[parent].name), at: tag.range)
      }
    default:
      log.report(.withoutEffect(tag, parent: tags[parent].name), at: tag.range)
    }
  }

  /// Closes the innermost element, or the one of the same name when it was closed too early.
  private mutating func close(_ index: Int, reporting log: inout MistakeLog) {
    let tag = tags[index]
    guard let innermost = open.popLast() else {
      // A closing tag without a name is reported as such already.
      if !tag.name.isEmpty { log.report(.unexpectedClosing(name: tag.name), at: tag.range) }
      return
    }
    let opening = tags[innermost]
    if opening.name == tag.name || tag.name.isEmpty || opening.name.isEmpty {
      tags[innermost].partner = index
      tags[index].partner = innermost
      tags[index].isArgument = opening.isArgument
      return
    }
    let line = log.source.location(of: opening.range).line
    if let same = open.lastIndex(where: { tags[$0].name == tag.name }) {
      log.report(.crossedClosing(name: tag.name, open: opening, line: line), at: tag.range)
      open.removeSubrange(same...)
    } else {
      log.report(.mismatchedClosing(name: tag.name, open: opening, line: line), at: tag.range)
    }
  }
}
