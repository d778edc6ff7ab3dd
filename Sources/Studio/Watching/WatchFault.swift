import Diagnostics

/// The system does not let a program watch what it has to.
struct WatchFault: Error, Hashable {
  /// What it has too few of, as its settings name it.
  enum Limit: String {
    /// The folders that a user's programs watch.
    case watches = "fs.inotify.max_user_watches"
    /// The programs of a user that watch.
    case instances = "fs.inotify.max_user_instances"
    /// The files that a program has open.
    case files = "ulimit -n"
  }

  let limit: Limit

  /// What to tell the user, who sees every change all the same.
  var diagnostic: Diagnostic {
    Diagnostic(
      .unwatchedFolder, severity: .note,
      "the system lets no more files be watched, so changes are looked for each second", hint: hint)
  }

  private var hint: String {
    switch limit {
    case .watches: "raise the limit: sudo sysctl \(limit.rawValue)=524288"
    case .instances: "raise the limit: sudo sysctl \(limit.rawValue)=1024"
    case .files: "raise the limit: \(limit.rawValue) 8192"
    }
  }
}
