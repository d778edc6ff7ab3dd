import Diagnostics

/// Decides whether a folder may be built into.
package enum OutputLocation {
  /// What is wrong with an output folder for a site.
  ///
  /// - Parameters:
  ///   - output: the folder to build into, which need not be there.
  ///   - root: the site's folder.
  ///   - homes: the user's home folders, as `HomeFolders` finds them.
  /// - Returns: an error; nil when the folder may be used.
  package static func fault(of output: Folder, root: Folder, homes: [Folder]) -> Diagnostic? {
    SiteLocation(root: root, homes: homes).fault(of: output).map { reason in
      Diagnostic(
        .invalidValue, "the output folder '\(output.path)' \(reason)",
        hint: "name another folder with --output, such as public")
    }
  }
}
