import Diagnostics

/// What is wrong with a value, as the end of a sentence that begins with the value's name.
///
/// A literal makes a fault, so that a check reads as `{ $0 > 9 ? "must not be above 9" : nil }`.
package struct ValueFault: Error, Hashable, Sendable {
  package var code: DiagnosticCode
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil, code: DiagnosticCode = .invalidValue) {
    self.code = code
    self.message = message
    self.hint = hint
  }
}

extension ValueFault: ExpressibleByStringInterpolation {
  package init(stringLiteral message: String) {
    self.init(message)
  }
}
