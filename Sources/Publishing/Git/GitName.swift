import SiteGenerator

/// The names that git keeps for itself.
enum GitName {
  /// Whether git takes no file of a path: one of its parts is `.git`, in letters of any case, or
  /// what Windows makes of that name (git-update-index(1) refuses such paths).
  static func isRefused(_ path: String) -> Bool {
    OutputPath.parts(of: path).contains { part in
      let name = part.lowercased()
      return name == ".git" || name == "git~1"
    }
  }
}
