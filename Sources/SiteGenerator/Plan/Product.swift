import Diagnostics

/// What making an artifact gave: its bytes, and what is to be told about them.
///
/// Both belong together, so that a product that is kept warns again each time it is used. A
/// product with an error has no bytes.
package struct Product: Hashable, Sendable {
  package var bytes: [UInt8]
  package var diagnostics: [Diagnostic]

  package init(bytes: [UInt8], diagnostics: [Diagnostic] = []) {
    self.bytes = bytes
    self.diagnostics = diagnostics
  }

  /// The product of a making that failed.
  package static func failed(_ diagnostics: [Diagnostic]) -> Product {
    Product(bytes: [], diagnostics: diagnostics)
  }
}
