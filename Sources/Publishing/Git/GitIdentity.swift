import SiteGenerator

/// Who makes a commit, as git is told.
struct GitIdentity: Hashable, Sendable {
  let author: CommitAuthor

  /// The variables that take the place of the user's own name and address.
  var variables: [String: String] {
    [
      "GIT_AUTHOR_NAME": author.name, "GIT_AUTHOR_EMAIL": author.mail,
      "GIT_COMMITTER_NAME": author.name, "GIT_COMMITTER_EMAIL": author.mail,
    ]
  }
}
