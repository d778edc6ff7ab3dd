import Documents
import Testing

@testable import SiteGenerator

@Suite struct PublishingTargetTests {
  private func read(
    _ lines: String
  ) -> (configuration: SiteConfiguration?, printed: String) {
    let text = "title: A\nurl: https://share.example\n\(lines)\n"
    let source = SourceText(path: "site/site.yml", bytes: Array(text.utf8))
    let (configuration, diagnostics) = SiteConfiguration.read(source)
    return (configuration, printed(diagnostics))
  }

  @Test func nothingIsPublishedWithoutBeingAsked() throws {
    let found = try #require(read("").configuration)
    #expect(found.targets == [])
    #expect(found.gallery == .local)
  }

  @Test func takesEveryKey() throws {
    let (configuration, printed) = read(
      """
      gallery: public
      publish:
        pages:
          git: git@git.example:stride/share.git
          branch: site/live
          cname: share.example
          author: Ann Lee <ann@example.org>
          message: New moments
          orphan: true
          adopt: true
          max-deletes: 10
        server: {directory: ../releases, mode: symlink, keep: 3}
        old: {directory: /srv/www, mode: in-place}
      """)
    let found = try #require(configuration, Comment(rawValue: printed))
    #expect(printed == "")
    #expect(found.gallery == .public)
    #expect(
      found.targets == [
        PublishingTarget(
          name: "pages",
          destination: .git(
            GitTarget(
              repository: "git@git.example:stride/share.git", branch: "site/live",
              cname: "share.example",
              author: CommitAuthor(name: "Ann Lee", mail: "ann@example.org"),
              message: "New moments", isOrphan: true)), adopts: true, deletionLimit: 10),
        PublishingTarget(
          name: "server",
          destination: .directory(DirectoryTarget(path: "../releases", mode: .symlink(keep: 3))),
          adopts: false, deletionLimit: 256),
        PublishingTarget(
          name: "old",
          destination: .directory(DirectoryTarget(path: "/srv/www", mode: .inPlace)),
          adopts: false, deletionLimit: 256),
      ])
  }

  @Test func takesUsualValuesForWhatIsNotWritten() throws {
    let (configuration, printed) = read("publish: {a: {git: ../x.git}, b: {directory: ../y}}")
    let found = try #require(configuration, Comment(rawValue: printed))
    #expect(
      found.targets.map(\.destination) == [
        .git(
          GitTarget(
            repository: "../x.git", branch: "gh-pages", cname: nil,
            author: CommitAuthor(name: "sitegen", mail: "sitegen@localhost"), message: nil,
            isOrphan: false)),
        .directory(DirectoryTarget(path: "../y", mode: .symlink(keep: 5))),
      ])
  }

  @Test func tellsWhatIsMissingUnknownAndTooMuch() {
    #expect(
      read(
        """
        gallery: publik
        publish:
          a: {}
          b: {git: x, directory: y, branch: z}
          c: {git: x, brunch: y}
          d: {directory: x, branch: y}
          e: {directory: x, mode: inplace}
          f: {directory: x, mode: in-place, keep: 2}
        """
      ).printed == """
        site/site.yml:3:10: error: unknown audience 'publik' [invalid-value]
            gallery: publik
                     ^~~~~~ did you mean 'public'? audiences: local, public
        site/site.yml:5:6: error: 'publish.a' has neither 'directory' nor 'git' [missing-key]
              a: {}
                 ^~ add 'directory: ../releases' or 'git: git@host:path'
        site/site.yml:6:6: error: 'publish.b' has both 'directory' and 'git' [invalid-value]
              b: {git: x, directory: y, branch: z}
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ make two targets of it
        site/site.yml:7:15: error: unknown key 'brunch' in 'publish.c' [unknown-key]
              c: {git: x, brunch: y}
                          ^~~~~~ did you mean 'branch'? keys: directory, git, max-deletes, \
        adopt, branch, cname, author, message, orphan
        site/site.yml:8:21: error: unknown key 'branch' in 'publish.d' [unknown-key]
              d: {directory: x, branch: y}
                                ^~~~~~ keys: directory, git, max-deletes, adopt, mode, keep
        site/site.yml:9:27: error: unknown mode 'inplace' [invalid-value]
              e: {directory: x, mode: inplace}
                                      ^~~~~~~ did you mean 'in-place'? modes: symlink, in-place
        site/site.yml:10:43: error: 'keep' needs 'mode: symlink': in place there are no former \
        releases [invalid-value]
              f: {directory: x, mode: in-place, keep: 2}
                                                      ^ remove it

        """)
  }

  @Test func aTargetIsNamedLikeAFile() {
    #expect(
      read("publish: {My Pages: {git: x}}").printed == """
        site/site.yml:3:11: error: the target 'My Pages' must have a name of small letters, \
        digits and hyphens [invalid-value]
            publish: {My Pages: {git: x}}
                      ^~~~~~~~ write it as in 'pages'

        """)
  }

  @Test(arguments: [
    "https://git.example/a.git", "ssh://git@git.example:2222/a.git", "git@git.example:a/b.git",
    "file:///srv/a.git", "../a.git", "/srv/a b.git", "./x:y",
  ])
  func takesWhatGitCanPushTo(repository: String) {
    #expect(read("publish: {a: {git: \"\(repository)\"}}").printed == "")
  }

  @Test(arguments: [
    (
      "--upload-pack=x", "must not begin with '-'", "write a path that begins so as './-name'"
    ),
    (
      "ext::sh -c x", "has the transport 'ext', which sitegen does not use",
      "write an address such as https://…, ssh://… or git@host:path, or a path"
    ),
    (
      "git://git.example/a", "has the transport 'git', which sitegen does not use",
      "write an address such as https://…, ssh://… or git@host:path, or a path"
    ),
    (
      "ssh://-oProxyCommand=x/y", "has a host that begins with '-'",
      "write the repository's address as its host shows it"
    ),
  ])
  func refusesWhatGitWouldRun(repository: String, message: String, hint: String) {
    let carets = String(repeating: "~", count: repository.count + 1)
    #expect(
      read("publish: {a: {git: \"\(repository)\"}}").printed == """
        site/site.yml:3:20: error: 'publish.a.git' \(message) [invalid-url]
            publish: {a: {git: "\(repository)"}}
                               ^\(carets) \(hint)

        """)
  }

  /// Nothing of a password may be shown, since logs of build services are public.
  @Test(arguments: ["https://ann:secret@git.example/a", "https://secret@git.example/a"])
  func refusesPasswordsWithoutShowingThem(repository: String) {
    #expect(
      read("publish: {a: {git: \"\(repository)\"}}").printed == """
        site/site.yml:3:20: error: 'publish.a.git' holds a password or token [invalid-url]
            hint: take it out, and use a deploy key or git's credential helper instead

        """)
  }

  @Test(arguments: [
    "-x", "a..b", "a b", "/a", "a/", "a//b", ".a", "a.lock", "a/.b", "a~1", "a^", "a:b", "a@{1}",
    "@", "HEAD", "a.", "a*",
  ])
  func refusesWhatIsNoBranch(branch: String) {
    let carets = String(repeating: "~", count: branch.count + 1)
    #expect(
      read("publish: {a: {git: x, branch: \"\(branch)\"}}").printed == """
        site/site.yml:3:31: error: 'publish.a.branch' is no name of a branch [invalid-value]
            publish: {a: {git: x, branch: "\(branch)"}}
                                          ^\(carets) write it as in gh-pages or site/live

        """)
  }

  @Test(arguments: [
    "https://a.example", "a.example/b", "a", "-a.example", "a_b.example", "1.2.3.4", "a.example:80",
  ])
  func refusesWhatIsNoHost(host: String) {
    let carets = String(repeating: "~", count: host.count + 1)
    #expect(
      read("publish: {a: {git: x, cname: \"\(host)\"}}").printed == """
        site/site.yml:3:30: error: 'publish.a.cname' is no host name [invalid-value]
            publish: {a: {git: x, cname: "\(host)"}}
                                         ^\(carets) write it without scheme and path, as in \
        share.example.org

        """)
  }

  @Test func warnsOfAHostThatThePagesDoNotLinkTo() throws {
    let (configuration, printed) = read("publish: {a: {git: x, cname: WWW.example}}")
    #expect(configuration != nil)
    #expect(
      printed == """
        site/site.yml:3:30: warning: the pages are published at 'www.example', but their links \
        lead to 'share.example' [invalid-value]
            publish: {a: {git: x, cname: WWW.example}}
                                         ^~~~~~~~~~~ write the same host in 'url'

        """)
  }

  @Test(arguments: ["Ann", "ann@example.org", "Ann <ann>", "<ann@example.org>", "A <a@b> <c@d>"])
  func tellsWhatAnAuthorIs(author: String) {
    let carets = String(repeating: "~", count: author.count + 1)
    #expect(
      read("publish: {a: {git: x, author: \"\(author)\"}}").printed == """
        site/site.yml:3:31: error: 'publish.a.author' must be a name and an address \
        [invalid-value]
            publish: {a: {git: x, author: "\(author)"}}
                                          ^\(carets) write it as in 'Ann Lee <ann@example.org>'

        """)
  }
}
