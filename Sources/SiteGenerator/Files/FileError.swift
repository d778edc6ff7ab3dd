import Diagnostics

/// A file or folder that the system would not give or take.
package struct FileError: Error, Hashable, Sendable {
  package enum Operation: String, Sendable {
    case read
    case list
    case write
    case remove
    /// To keep others from writing into a folder.
    case lock
  }

  package let operation: Operation
  /// The path as the user would type it.
  package let path: String
  /// The system's reason, as words.
  package let reason: String

  /// What to tell the user.
  package var diagnostic: Diagnostic {
    switch operation {
    case .read:
      Diagnostic(
        .unreadableFile, "cannot read '\(path)': \(reason)", hint: "check its permissions")
    case .list:
      Diagnostic(
        .unreadableFile, "cannot list the folder '\(path)': \(reason)",
        hint: "check its permissions")
    case .write:
      Diagnostic(
        .unwritableFile, "cannot write '\(path)': \(reason)",
        hint: "check its permissions and the free space")
    case .remove:
      Diagnostic(
        .unwritableFile, "cannot remove '\(path)': \(reason)", hint: "check its permissions")
    case .lock:
      Diagnostic(
        .outputInUse, "cannot build into '\(path)': \(reason)",
        hint: "wait until it ends, then try again")
    }
  }
}
