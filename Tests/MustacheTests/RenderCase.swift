import Mustache
import Testing

/// A template, its data and what it must render as.
struct RenderCase: Sendable, CustomTestStringConvertible {
  let name: String
  let template: String
  let value: TemplateValue
  let partials: [String: String]
  let expected: String

  init(
    _ name: String, _ template: String, _ value: TemplateValue = [:],
    partials: [String: String] = [:], is expected: String
  ) {
    self.name = name
    self.template = template
    self.value = value
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { name }

  func rendered() throws -> String {
    try render(template, value, partials: partials)
  }
}

/// Renders a template as the file `page.html`, beside others by their names.
func render(
  _ template: String, _ value: TemplateValue = [:], partials: [String: String] = [:],
  limits: RenderingLimits = RenderingLimits()
) throws -> String {
  var templates = ["page": try Template(Array(template.utf8), name: "page.html")]
  for (name, source) in partials {
    templates[name] = try Template(Array(source.utf8), name: "\(name).html")
  }
  var output: [UInt8] = []
  let library = TemplateLibrary(templates: templates, limits: limits)
  try library.render("page", with: value, into: &output)
  return String(decoding: output, as: UTF8.self)
}
