import Diagnostics

/// The templates that can be rendered, and that can include one another, by name.
///
/// A name is what a tag such as `{{> header}}` says. In two points a library is stricter than the
/// Mustache specification, which lets both render as nothing: a partial or parent that no template
/// has the name of is an error, because for the author of a theme it is a misspelling; and so are
/// templates that include themselves without end. A dynamic name whose variable has no text
/// renders as nothing.
package struct TemplateLibrary: Sendable {
  /// The names in order.
  let names: [String]
  /// The templates in the order of their names.
  let templates: [Template]
  let limits: RenderingLimits
  private let indices: [String: Int]

  package init(templates: [String: Template], limits: RenderingLimits = RenderingLimits()) {
    self.limits = limits
    let entries = templates.sorted { $0.key < $1.key }
    self.names = entries.map(\.key)
    self.templates = entries.map(\.value)
    self.indices = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Renders a template as UTF-8.
  ///
  /// - Parameters:
  ///   - name: the template's name in the library.
  ///   - value: what the template shows.
  ///   - output: where the result is appended; unchanged when an error is thrown.
  /// - Throws: that the template or one that it includes is missing, that templates include
  ///   one another without end, or that one of the library's limits is passed.
  package func render(
    _ name: String, with value: TemplateValue, into output: inout [UInt8]
  ) throws(DiagnosticError) {
    guard let index = index(of: name) else {
      throw DiagnosticError(
        Diagnostic(.missingTemplate, "unknown template '\(name)'", hint: hint(for: name)))
    }
    let count = output.count
    var renderer = Renderer(library: self, template: index, value: value, output: output)
    // The renderer holds the only copy now, so appending to it copies nothing.
    output = []
    defer { output = renderer.writer.output }
    do {
      try renderer.run()
    } catch {
      renderer.writer.output.removeSubrange(count...)
      throw error
    }
  }

  /// What rendering would throw for partials and parents that are missing.
  ///
  /// It looks at all templates, so it also finds the tags in sections that no data shows yet.
  /// Dynamic names are known only when rendering.
  package func missingTemplates() -> [Diagnostic] {
    templates
      .flatMap { template in
        template.inclusions.compactMap { inclusion in
          guard case .name(let name) = inclusion.target, index(of: name) == nil else { return nil }
          return missing(name, for: inclusion, of: template)
        }
      }
      .sortedByLocation()
  }

  /// Whether the library has a template of a name.
  package func contains(_ name: String) -> Bool {
    index(of: name) != nil
  }

  func index(of name: String) -> Int? {
    indices[name]
  }

  func missing(_ name: String, for inclusion: Inclusion, of template: Template) -> Diagnostic {
    Diagnostic(
      .missingTemplate, "unknown \(inclusion.noun) '\(name)'",
      hint: hint(for: name),
      at: template.source.location(of: inclusion.range),
      sourceLine: template.source.line(at: inclusion.range.lowerBound))
  }

  private func hint(for name: String) -> String {
    if names.isEmpty { return "the library has no templates" }
    return NearestName.hint(for: name, among: names, label: "templates")
  }
}
