/// A pattern of addresses, as Apple's file has it (Apple, "applinks.Details.Components"): `*` stands
/// for any characters and `?` for one.
struct AddressPattern: Hashable {
  /// The path from the host's root.
  let path: String
  /// What the addresses are of, for those who read the file.
  let comment: String

  /// - Parameters:
  ///   - address: an address from the host's root, percent-encoded as the system compares it.
  ///   - wildcards: what follows it in the pattern.
  ///   - comment: what the addresses are of.
  init(_ address: String, then wildcards: String = "", comment: String) {
    // `$(` would begin a variable, which a base path cannot mean.
    path = address.replacing("$", with: "?") + wildcards
    self.comment = comment
  }
}
