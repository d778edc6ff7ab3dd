import Foundation
import TestSupport
import Testing

@testable import Publishing

/// git as a person uses it, beside sitegen.
struct Git: Sendable {
  let folder: TemporaryFolder

  /// What git writes; a failure fails the test.
  @discardableResult
  func callAsFunction(_ arguments: String...) throws -> String {
    var environment = GitEnvironment.neutral
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    let identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    let result = try ProcessRunner(environment: environment).run(
      "git", ["-C", folder.path] + identity + arguments, timeout: 60)
    try #require(result.status == 0, Comment(rawValue: result.errorText))
    return result.outputText
  }

  /// The files of a branch by their paths, as texts.
  func files(_ branch: String = "gh-pages", in repository: String = "share.git") throws -> [String:
    String]
  {
    let paths = try self("-C", repository, "ls-tree", "-r", "-z", "--name-only", branch)
    return try Dictionary(
      uniqueKeysWithValues: paths.split(separator: "\0").map { path in
        (String(path), try self("-C", repository, "show", "\(branch):\(path)"))
      })
  }

  /// How many commits a branch has.
  func count(_ branch: String = "gh-pages", in repository: String = "share.git") throws -> String {
    try self("-C", repository, "rev-list", "--count", branch).trimmingCharacters(in: .newlines)
  }

  /// Commits a file to a branch of the repository by way of a clone, as another person would.
  func commit(
    _ text: String, to path: String, branch: String = "gh-pages", clone: String = "clone"
  ) throws {
    try? folder.remove(clone)
    try self("clone", "--quiet", "share.git", clone)
    let exists = try self("-C", "share.git", "branch", "--list", branch) != ""
    try self(
      "-C", clone, "checkout", "--quiet", exists ? branch : "--orphan", exists ? "--" : branch)
    try folder.write(text, to: "\(clone)/\(path)")
    try self("-C", clone, "add", "--all")
    try self("-C", clone, "commit", "--quiet", "-m", "By hand")
    try self("-C", clone, "push", "--quiet", "origin", "HEAD:\(branch)")
  }
}
