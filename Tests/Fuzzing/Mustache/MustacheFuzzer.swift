import Diagnostics
import Mustache

/// Reads the input as a template, a partial and a text, divided by zero bytes, and renders them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMustache(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
  let text = String(decoding: parts.last ?? [], as: UTF8.self)
  checkEscaping(of: text)

  var templates: [String: Template] = [:]
  for (name, part) in zip(["page", "p"], parts) {
    do throws(DiagnosticError) {
      templates[name] = try Template(Array(part), name: name)
    } catch {
      expect(!error.diagnostics.isEmpty, "a template was refused without a word")
      expectPlaces(of: error.diagnostics, in: Array(part))
    }
  }
  checkRendering(templates, text)
  return 0
}

private let limits = RenderingLimits(inclusions: 1000, outputBytes: 1 << 16, steps: 10_000)

/// Checks that rendering ends within its limits and always gives the same.
private func checkRendering(_ templates: [String: Template], _ text: String) {
  let library = TemplateLibrary(templates: templates, limits: limits)
  expectPlaces(
    of: library.missingTemplates(), in: [UInt8](repeating: 0x0A, count: 1 << 16))
  guard templates["page"] != nil else { return }
  let item: TemplateValue = ["a": .text(text), "b": [], "p": "p"]
  let value: TemplateValue = [
    "a": .text(text), "b": [item, ["b": true], .text(text)], "c": ["d": item], "p": "p",
    "html": .html(Array("<b>".utf8)),
  ]
  let first = render(library, value)
  expect(first == render(library, value), "rendering again gives something else")
  expect(first.count <= limits.outputBytes + (1 << 16), "the output is larger than its limit")
}

private func render(_ library: TemplateLibrary, _ value: TemplateValue) -> [UInt8] {
  var output = Array("start".utf8)
  do {
    try library.render("page", with: value, into: &output)
  } catch {
    expect(!error.diagnostics.isEmpty, "rendering failed without a word")
    expect(output == Array("start".utf8), "a failed rendering left something behind")
  }
  expect(output.starts(with: Array("start".utf8)), "rendering changed what was there")
  return output
}

/// Checks that a text means itself in HTML.
private func checkEscaping(of text: String) {
  let templates = ["{{x}}", "{{{x}}}"].map { try? Template(Array($0.utf8), name: "x") }
  guard let escaped = templates[0], let raw = templates[1] else { fatalError("no template") }
  let library = TemplateLibrary(templates: ["page": escaped, "raw": raw])
  let output = render(library, ["x": .text(text)]).dropFirst(5)
  expect(!output.contains { "<>\"'".utf8.contains($0) }, "a sign of HTML is not escaped")
  let back = unescaped(output)
  expect(
    back == Array(text.utf8), "the text is another one: \(String(decoding: back, as: UTF8.self))")
}

/// The text that HTML stands for.
///
/// Bytes are looked at, since a mark may combine with the end of an entity.
private func unescaped(_ html: ArraySlice<UInt8>) -> [UInt8] {
  let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]
  var result: [UInt8] = []
  var rest = html
  while let byte = rest.first {
    if let (entity, sign) = entities.first(where: { rest.starts(with: $0.0.utf8) }) {
      result += sign.utf8
      rest = rest.dropFirst(entity.utf8.count)
    } else {
      result.append(byte)
      rest = rest.dropFirst()
    }
  }
  return result
}
