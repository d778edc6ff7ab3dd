import Diagnostics

// MARK: - Blocks

extension Renderer {
  /// Shows what the outermost template gives for a block, or the block's own content.
  mutating func enterBlock(_ block: Block) {
    for (level, scope) in scopes.enumerated() {
      let inclusion = library.templates[scope.template].inclusions[scope.inclusion]
      guard let start = inclusion.arguments[block.name] else { continue }
      activations.append(.replacedBlock(block, returnPoint(position: block.end)))
      writer.indent(by: block.indentation)
      template = scope.template
      position = start
      // The argument belongs to the template that it is written in, whose blocks can be replaced
      // only from further out. This also keeps a block from replacing itself for ever.
      scopes.removeSubrange(level...)
      return
    }
    activations.append(.block(block))
  }

  mutating func endBlock() {
    switch activations.popLast() {
    case .replacedBlock(let block, let point):
      resume(at: point)
      endLine(of: block)
    case .block(let block):
      endLine(of: block)
    case .section, .loop, .inclusion, nil:
      break
    }
  }

  private mutating func endLine(of block: Block) {
    if !writer.isAtLineStart { writer.write(block.lineEnding[...]) }
  }
}

// MARK: - Partials and parents

extension Renderer {
  /// How many templates can include one another, the first one counted.
  ///
  /// Data that nests, such as comments with replies, needs a few levels; more are a mistake.
  static let inclusionLimit = 64

  /// Goes on in another template.
  ///
  /// - Parameters:
  ///   - index: which of the template's inclusions to carry out.
  ///   - current: the template.
  /// - Throws: that the other template is missing, includes itself without end or is included too
  ///   often.
  mutating func include(_ index: Int, of current: Template) throws(DiagnosticError) {
    let inclusion = current.inclusions[index]
    position = inclusion.end
    guard let name = targetName(of: inclusion) else { return }
    guard let target = library.index(of: name) else {
      throw DiagnosticError(library.missing(name, for: inclusion, of: current))
    }
    guard chain.count < Self.inclusionLimit else {
      throw DiagnosticError(tooDeep(target, at: inclusion, of: current))
    }
    try countInclusion(inclusion, of: current)
    activations.append(.inclusion(returnPoint(position: position)))
    if let indentation = inclusion.indentation {
      writer.isAtLineStart = true
      writer.indent(by: indentation)
    } else {
      writer.beginLine()
      writer.indentation = []
    }
    if inclusion.isParent { scopes.append(ArgumentScope(template: template, inclusion: index)) }
    chain.append(target)
    template = target
    position = 0
  }

  /// The name of the template to include; nil when a dynamic name has no value.
  private func targetName(of inclusion: Inclusion) -> String? {
    switch inclusion.target {
    case .name(let name):
      return name
    case .variable(let variable):
      guard case .text(let name) = contexts.value(of: variable), !name.isEmpty else { return nil }
      return name
    }
  }

  private func tooDeep(_ target: Int, at inclusion: Inclusion, of current: Template) -> Diagnostic {
    let name = library.names[target]
    var hint = "include fewer templates from one another"
    if let start = chain.lastIndex(of: target) {
      let cycle = (chain[start...] + [target]).map { library.names[$0] }.joined(separator: " > ")
      hint = "it includes itself (\(cycle)); end that with a section that becomes empty"
    }
    return Diagnostic(
      .endlessInclusion,
      "\(inclusion.noun) '\(name)' is included more than \(Self.inclusionLimit) levels deep",
      hint: hint, at: current.source.location(of: inclusion.range),
      sourceLine: current.source.line(at: inclusion.range.lowerBound))
  }
}
