import Diagnostics

/// Carries out the instructions of a template and of those that it includes.
struct Renderer {
  let library: TemplateLibrary
  var writer: IndentingWriter
  var contexts: ContextStack

  /// The index of the current template in the library.
  var template: Int
  /// The index of the next instruction.
  var position = 0
  /// What rendering is inside of, outermost first.
  var activations: [Activation] = []
  /// The blocks given to the current template by those that inherit from it, outermost first.
  var scopes: [ArgumentScope] = []
  /// The templates that include one another, from the first to the current one.
  var chain: [Int]
  /// The instructions that were carried out.
  var steps = 0
  /// The inclusions that were carried out.
  var inclusions = 0

  init(library: TemplateLibrary, template: Int, value: TemplateValue, output: [UInt8]) {
    self.library = library
    self.template = template
    writer = IndentingWriter(output: output, byteLimit: library.limits.outputBytes)
    contexts = ContextStack(value)
    chain = [template]
  }

  mutating func run() throws(DiagnosticError) {
    while true {
      let current = library.templates[template]
      let index = position
      position += 1
      switch current.instructions[index] {
      case .text(let range):
        writer.write(current.text[range])
      case .variable(let name, let isEscaped):
        writer.write(contexts.value(of: name), isEscaped: isEscaped)
      case .section(let name, let end):
        enterSection(name, end: end)
      case .sectionEnd:
        endSection()
      case .invertedSection(let name, let end):
        if contexts.value(of: name)?.isTruthy == true { position = end }
      case .block(let block):
        enterBlock(current.blocks[block])
      case .blockEnd:
        endBlock()
      case .inclusion(let inclusion):
        try include(inclusion, of: current)
      case .templateEnd:
        guard case .inclusion(let point) = activations.popLast() else { return }
        chain.removeLast()
        resume(at: point)
      }
      try countStep(index, of: current)
    }
  }

  /// The state to come back to after an excursion into another template.
  func returnPoint(position: Int) -> ReturnPoint {
    ReturnPoint(
      template: template, position: position, indentation: writer.indentation, scopes: scopes)
  }

  mutating func resume(at point: ReturnPoint) {
    template = point.template
    position = point.position
    writer.indentation = point.indentation
    scopes = point.scopes
  }
}

// MARK: - Sections

extension Renderer {
  private mutating func enterSection(_ name: VariableName, end: Int) {
    guard let value = contexts.value(of: name), value.isTruthy else {
      position = end
      return
    }
    if case .list(let items) = value, let first = items.first {
      contexts.push(first)
      activations.append(.loop(items: items, next: 1, start: position))
    } else {
      contexts.push(value)
      activations.append(.section)
    }
  }

  private mutating func endSection() {
    contexts.pop()
    guard case .loop(let items, let next, let start) = activations.popLast(), next < items.count
    else { return }
    contexts.push(items[next])
    activations.append(.loop(items: items, next: next + 1, start: start))
    position = start
  }
}
