extension String {
  /// The text on one line, cut to a length that a message can hold.
  package var excerpt: String {
    let limit = 60
    let start = prefix(limit).map { $0.isNewline ? " " : $0 }
    return String(start) + (dropFirst(limit).isEmpty ? "" : "…")
  }
}
