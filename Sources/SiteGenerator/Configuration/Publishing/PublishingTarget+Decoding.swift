import Diagnostics
import Documents

extension PublishingTarget {
  /// The decoder of `publish:`: the targets by their names.
  ///
  /// - Parameter url: the site's address; nil after a fault of it was reported.
  /// - Returns: a decoder of the targets in their order.
  static func decoder(on url: SiteURL?) -> ValueDecoder<[PublishingTarget]> {
    let targets = ValueDecoder<[NamedValue<PublishingTarget>]>.dictionary(of: target(on: url))
    return ValueDecoder { node, context in
      guard let named = targets.decode(node, in: &context) else { return nil }
      for target in named where Slug.make(target.name) != target.name {
        context.report(
          .invalidValue,
          "the target '\(target.name.excerpt)' must have a name of small letters, digits and "
            + "hyphens", hint: "write it as in 'pages'", at: target.location)
        return nil
      }
      return named.map { named in
        var target = named.value
        target.name = named.name
        return target
      }
    }
  }

  private static func target(on url: SiteURL?) -> ValueDecoder<PublishingTarget> {
    .mapping { reader in
      let directory = reader.optional("directory", .targetFolder)
      let repository = reader.optional("git", .gitRepository)
      let isGit = reader.isWritten("git")
      let isDirectory = reader.isWritten("directory")
      let limit = reader.value(
        "max-deletes", .integer(in: 0...mostDeletions), default: usualDeletionLimit)
      let adopts = reader.value("adopt", .boolean, default: false)
      guard isGit != isDirectory else {
        // The other keys are right for one of the two.
        reader.allow(directoryKeys + gitKeys)
        reader.reportWhole(
          isGit ? .invalidValue : .missingKey,
          isGit ? "has both 'directory' and 'git'" : "has neither 'directory' nor 'git'",
          hint: isGit
            ? "make two targets of it" : "add 'directory: ../releases' or 'git: git@host:path'")
        return nil
      }
      let destination: Destination?
      if isGit {
        let target = git(repository ?? "", from: &reader, on: url)
        destination = repository == nil ? nil : .git(target)
      } else {
        let mode = mode(from: &reader)
        destination = directory.map { .directory(DirectoryTarget(path: $0, mode: mode)) }
      }
      return destination.map {
        PublishingTarget(name: "", destination: $0, adopts: adopts, deletionLimit: limit)
      }
    }
  }

  private static let directoryKeys = ["mode", "keep"]
  private static let gitKeys = ["branch", "cname", "author", "message", "orphan"]
  /// More files than any site has.
  private static let mostDeletions = 10_000_000
  private static let mostReleases = 1000

  private static func mode(from reader: inout MappingReader) -> DirectoryTarget.Mode {
    let isSymlink = reader.value(
      "mode",
      .choice([("symlink", true), ("in-place", false)], noun: "mode", label: "modes"),
      default: true)
    let keep = reader.optional("keep", .integer(in: 0...mostReleases))
    if isSymlink { return .symlink(keep: keep ?? DirectoryTarget.usualKeep) }
    if keep != nil {
      reader.report(
        .invalidValue, "'keep' needs 'mode: symlink': in place there are no former releases",
        hint: "remove it", at: "keep")
    }
    return .inPlace
  }

  private static func git(
    _ repository: String, from reader: inout MappingReader, on url: SiteURL?
  ) -> GitTarget {
    let target = GitTarget(
      repository: repository,
      branch: reader.value("branch", .gitBranch, default: GitTarget.usualBranch),
      cname: reader.optional("cname", .hostName),
      author: reader.value("author", .commitAuthor, default: .sitegen),
      message: reader.optional("message", .nonEmptyText),
      isOrphan: reader.value("orphan", .boolean, default: false))
    if let cname = target.cname, let url, url.host != cname {
      reader.report(
        .invalidValue, severity: .warning,
        "the pages are published at '\(cname)', but their links lead to '\(url.host)'",
        hint: "write the same host in 'url'", at: "cname")
    }
    return target
  }
}

extension MappingReader {
  /// Whether a key has a value, right or wrong.
  fileprivate func isWritten(_ key: String) -> Bool {
    node(for: key).map { !$0.isNull } ?? false
  }
}

extension ValueDecoder<String> {
  /// A folder by its path.
  fileprivate static var targetFolder: ValueDecoder<String> {
    nonEmptyText.validated { path in
      if path.utf8.contains(where: { $0 < 0x20 }) { return "must be a path in a single line" }
      return path.hasPrefix("~")
        ? ValueFault(
          "must not begin with '~', which only shells know",
          hint: "write the whole path, or one from the site's folder") : nil
    }
  }
}
