/// A folder of the file system that a web server serves.
package struct DirectoryTarget: Hashable, Sendable {
  /// How the files come to be served.
  package enum Mode: Hashable, Sendable {
    /// Each run makes a folder `releases/<name>`, and the link `current` is then set to it in one
    /// step.
    ///
    /// - Parameter keep: how many former releases stay, to go back to.
    case symlink(keep: Int)
    /// The files are replaced one by one.
    case inPlace
  }

  /// The folder, absolute or relative to the site's root.
  package var path: String
  package var mode: Mode

  /// How many former releases stay where no number is written.
  static let usualKeep = 5
}
