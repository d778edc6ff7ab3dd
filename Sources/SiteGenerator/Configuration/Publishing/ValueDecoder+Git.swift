import Diagnostics
import Documents
import QRCodes

extension ValueDecoder<String> {
  /// A repository that git can push to: an address by `https`, `http` or `ssh`, git's short form of
  /// the latter, or a path.
  ///
  /// What git would take for an option or for the name of a program to run is refused.
  static var gitRepository: ValueDecoder<String> {
    let text = nonEmptyText.validated { text in
      if text.hasPrefix("-") {
        return ValueFault(
          "must not begin with '-'", hint: "write a path that begins so as './-name'",
          code: .invalidURL)
      }
      if text.contains("\n") || text.contains("\t") {
        return ValueFault(
          "must be a single line", hint: "write the repository's address or path",
          code: .invalidURL)
      }
      guard !GitTarget.isPath(text) else { return nil }
      let scheme = text.prefix { $0 != ":" }
      let rest = text[scheme.endIndex...]
      if rest.hasPrefix("::") || rest.hasPrefix("://") && !schemes.contains(scheme.lowercased()) {
        return ValueFault(
          "has the transport '\(scheme)', which sitegen does not use",
          hint: "write an address such as https://…, ssh://… or git@host:path, or a path",
          code: .invalidURL)
      }
      let host = rest.hasPrefix("://") ? rest.dropFirst("://".count) : text[...]
      return host.hasPrefix("-")
        ? ValueFault(
          "has a host that begins with '-'",
          hint: "write the repository's address as its host "
            + "shows it", code: .invalidURL) : nil
    }
    return ValueDecoder { node, context in
      guard let text = text.decode(node, in: &context) else { return nil }
      guard !holdsPassword(text) else {
        // Without the line, which a log of a build service would show to everybody.
        context.add(
          Diagnostic(
            .invalidURL, "\(context.subject) holds a password or token",
            hint: "take it out, and use a deploy key or git's credential helper instead",
            at: node.location))
        return nil
      }
      return text
    }
  }

  private static var schemes: Set<String> { ["https", "http", "ssh", "file"] }

  /// Whether an address tells more of the user than a name that `ssh` needs.
  private static func holdsPassword(_ repository: String) -> Bool {
    guard let scheme = repository.firstRange(of: "://") else { return false }
    let authority = repository[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return false }
    return authority[..<at].contains(":") || !repository.lowercased().hasPrefix("ssh")
  }

  /// A branch by its name, without `refs/heads/`.
  static var gitBranch: ValueDecoder<String> {
    nonEmptyText.validated { name in
      BranchName.isRight(name)
        ? nil : ValueFault("is no name of a branch", hint: "write it as in gh-pages or site/live")
    }
  }

  /// A host name in ASCII, such as `share.example.org`; an international one is converted.
  static var hostName: ValueDecoder<String> {
    nonEmptyText.converted { text throws(ValueFault) in
      guard let url = try? SiteURL("https://" + text), url.host == url.authority,
        url.basePath.isEmpty, !url.hasAddressAsHost, !text.contains("/"), isDomain(url.host)
      else {
        throw ValueFault(
          "is no host name", hint: "write it without scheme and path, as in share.example.org")
      }
      return url.host.lowercased()
    }
  }

  /// Whether a text is a name of two or more labels (RFC 1123, section 2.1).
  private static func isDomain(_ host: String) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let characters = ASCIISet.letters.adding("0123456789-")
    return labels.count > 1 && host.utf8.count <= 253
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.utf8.allSatisfy(characters.contains)
          && !label.hasPrefix("-") && !label.hasSuffix("-")
      }
  }
}

extension ValueDecoder<CommitAuthor> {
  /// A commit's author as `Name <mail>`.
  static var commitAuthor: ValueDecoder<CommitAuthor> {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      guard let author = CommitAuthor(text) else {
        throw ValueFault(
          "must be a name and an address", hint: "write it as in 'Ann Lee <ann@example.org>'")
      }
      return author
    }
  }
}
