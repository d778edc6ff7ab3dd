import Diagnostics

extension Folder {
  /// The deepest folder that is looked into.
  private static let maximumDepth = 32

  /// All files below the folder, in the order of their paths' bytes.
  ///
  /// - Parameter includesHidden: whether names that begin with a dot count.
  /// - Returns: the files, and what is neither a file nor a folder (links to folders among it),
  ///   which is not looked into.
  /// - Throws: `FileError` when a folder cannot be listed or they are nested too deep.
  package func files(
    includesHidden: Bool
  ) throws(FileError) -> (files: [String], others: [String]) {
    var files: [String] = []
    var others: [String] = []
    try collect("", depth: 0, includesHidden: includesHidden, files: &files, others: &others)
    return (files, others)
  }

  /// What to tell of a path that is not looked into.
  ///
  /// - Parameters:
  ///   - relative: one of the others that `files(includesHidden:)` gave.
  ///   - hint: what to do about it.
  /// - Returns: a warning.
  func leftOut(_ relative: String, hint: String) -> Diagnostic {
    Diagnostic(
      .ignoredFile, severity: .warning,
      "'\(shown(relative))' is a link or no ordinary file and is left out", hint: hint)
  }

  private func collect(
    _ relative: String, depth: Int, includesHidden: Bool, files: inout [String],
    others: inout [String]
  ) throws(FileError) {
    guard depth <= Self.maximumDepth else {
      throw error(.list, relative, reason: "it is nested more than \(Self.maximumDepth) deep")
    }
    for entry in try list(relative) where includesHidden || !entry.name.hasPrefix(".") {
      let path = relative.isEmpty ? entry.name : "\(relative)/\(entry.name)"
      switch entry.kind {
      case .file: files.append(path)
      case .folder:
        try collect(
          path, depth: depth + 1, includesHidden: includesHidden, files: &files, others: &others)
      case .link, .other: others.append(path)
      }
    }
  }
}
