import Diagnostics
import Mustache

/// What the diagnostics of a template that does not parse look like when printed.
func parsingFailure(_ source: String) -> String {
  parsingFailure(Array(source.utf8))
}

func parsingFailure(_ source: [UInt8]) -> String {
  do {
    _ = try Template(source, name: "page.html")
    return "no failure"
  } catch {
    return printed(error)
  }
}

/// What the diagnostics of a template that cannot be rendered look like when printed.
func renderingFailure(
  _ template: String, _ value: TemplateValue = [:], partials: [String: String] = [:],
  limits: RenderingLimits = RenderingLimits()
) -> String {
  do {
    return "no failure: " + (try render(template, value, partials: partials, limits: limits))
  } catch let error as DiagnosticError {
    return printed(error)
  } catch {
    return "another error: \(error)"
  }
}

private func printed(_ error: DiagnosticError) -> String {
  error.diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
