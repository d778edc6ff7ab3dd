import Diagnostics

/// A decoded value with the key that the user chose for it.
package struct NamedValue<Value> {
  package var name: String
  package var location: SourceLocation
  package var value: Value

  package init(name: String, location: SourceLocation, value: Value) {
    self.name = name
    self.location = location
    self.value = value
  }
}

extension NamedValue: Equatable where Value: Equatable {}
extension NamedValue: Hashable where Value: Hashable {}
extension NamedValue: Sendable where Value: Sendable {}
