import Diagnostics

/// Decides whether a folder may be built into.
package enum OutputLocation {
  /// What is wrong with an output folder for a site; nil when it may be used.
  ///
  /// Building into the site's own folders, or into one that holds the site, would mix what is
  /// written by hand with what is made.
  package static func fault(of output: Folder, root: Folder) -> Diagnostic? {
    guard let target = output.resolvedPath, let site = root.resolvedPath else {
      return fault("the output folder '\(output.path)' has no place in the file system")
    }
    if Folder.isPath(site, insideOrEqualTo: target) {
      return fault("the output folder '\(output.path)' holds the site itself")
    }
    for name in ["content", "site", "themes"] {
      guard let own = root.folder(name).resolvedPath,
        Folder.isPath(target, insideOrEqualTo: own)
      else { continue }
      return fault("the output folder '\(output.path)' is inside the site's folder '\(name)'")
    }
    return nil
  }

  private static func fault(_ message: String) -> Diagnostic {
    Diagnostic(.invalidValue, message, hint: "name another folder with --output, such as public")
  }
}
