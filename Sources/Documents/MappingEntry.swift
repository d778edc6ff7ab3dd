import Diagnostics

/// One key of a mapping with its value.
package struct MappingEntry: Hashable, Sendable {
  package var key: String
  package var keyLocation: SourceLocation
  package var value: DocumentNode

  package init(key: String, keyLocation: SourceLocation, value: DocumentNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}
