import Documents

/// What the cards of all kinds have in common: where their parts go, and the parts that a kind does
/// not bring itself.
package struct CardBlueprint: Hashable, Sendable {
  let compositions: [ShareCardSize: Composition]

  /// What one size has.
  struct Composition: Hashable, Sendable {
    /// The whole card as it is written: it is decoded anew with the parts of each kind.
    var body: DocumentNode
    /// The parts that are there for every kind, by name.
    var parts: [String: LayoutNode]
    /// The names of all parts, those included that only kinds bring.
    var partNames: Set<String>
  }

  /// The names of the parts that some size has a place for, sorted.
  var partNames: [String] {
    Set(compositions.values.flatMap(\.partNames)).sorted()
  }
}
