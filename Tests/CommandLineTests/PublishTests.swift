import Foundation
import TestSupport
import Testing

@Suite struct PublishTests {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
    try sitegen.writeSite()
  }

  private func configure(_ targets: String) throws {
    try sitegen.folder.write(
      """
      title: Moments
      url: https://share.example.org
      app: {name: Trail, schemes: [com.example.trail]}
      cards: {sizes: [wide]}
      \(targets)

      """, to: "site/site.yml")
  }

  private let files = [
    "assets/gallery.css", "assets/site.js", "assets/style.css", "cards/hills/first/wide.png",
    "hills/first/index.html", "404.html", "index.html",
  ]

  @Test func publishesWhatIsNewAndThenNothing() throws {
    try configure("publish: {server: {directory: live}}")
    #expect(try sitegen.run("build", "--quiet").status == 0)
    let planned = try sitegen.run("publish", "--dry-run")
    #expect(planned.status == 0)
    #expect(planned.errors == "")
    let lines = planned.output.split(separator: "\n").map(String.init)
    #expect(lines.dropLast() == files.map { "upload  \($0) (it is new)" }[...])
    let counts = try #require(lines.last)
    #expect(counts.wholeMatch(of: /would upload 7 files \(\d+ KB\), delete 0, keep 0/) != nil)
    #expect(!FileManager.default.fileExists(atPath: sitegen.folder.path + "/live"))

    let done = try sitegen.run("publish", "server")
    #expect(done.status == 0)
    #expect(
      done.output.wholeMatch(
        of:
          /uploaded 7 files \(\d+ KB\), deleted 0, kept 0\npublished https:\/\/share.example.org\/ as the release [0-9a-f]{12}-1\n/
      ) != nil, Comment(rawValue: done.output + done.errors))
    #expect(
      try sitegen.run("publish")
        == Run.Result(
          status: 0, output: "nothing to publish: 'server' has all that was built\n", errors: ""))
    #expect(
      try sitegen.run("publish", "--quiet") == Run.Result(status: 0, output: "", errors: ""))
    let json = try sitegen.run("publish", "--json").output
    #expect(
      json.hasPrefix(
        """
        {
          "bytes": 0,
          "commit": null,
          "counts": {
            "delete": 0,
            "keep": 7,
            "update-headers": 0,
            "upload": 0
          },
          "dry-run": false,
          "kind": "directory",
          "published": false,
          "release": null,
          "retired": [],
          "site": "https://share.example.org/",
          "steps": [
            {
              "action": "keep",
              "path": "assets/gallery.css",
              "reason": "it is the same",
              "size": 
        """), Comment(rawValue: json))
    try sitegen.folder.write("---\ntitle: Other\n---\n", to: "content/hills/first.md")
    let stale = try sitegen.run("publish")
    #expect(stale.status == 0)
    #expect(
      stale.errors == """
        sitegen: warning: the site has changed since it was built into 'public' [outdated-build]
            hint: run sitegen build, then publish again

        """)
  }

  @Test func aDryRunTellsWhichReleasesGo() throws {
    try configure("publish: {server: {directory: live, keep: 0}}")
    #expect(try sitegen.run("build", "--quiet").status == 0)
    #expect(try sitegen.run("publish", "--quiet").status == 0)
    let link = sitegen.folder.path + "/live/current"
    let release = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      .replacing("releases/", with: "")
    try sitegen.folder.write("---\ntitle: Other\n---\n", to: "content/hills/first.md")
    #expect(try sitegen.run("build", "--quiet").status == 0)
    let lines = try sitegen.run("publish", "--dry-run").output.split(separator: "\n")
    #expect(lines.contains("retire  release \(release) ('keep' is 0)"))
    #expect(lines.last?.hasSuffix(", retire 1 release") == true)
    let json = try sitegen.run("publish", "--json").output
    #expect(
      json.contains(
        """
          "retired": [
            {
              "reason": "'keep' is 0",
              "release": "\(release)"
            }
          ],
        """), Comment(rawValue: json))
  }

  @Test func tellsWhichTargetsThereAre() throws {
    #expect(
      try sitegen.run("publish")
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: 'site/site.yml' names no target to publish to [unknown-target]
                hint: add 'publish: {pages: {git: git@host:path}}', or a target with 'directory'

            """))
    try configure("publish: {pages: {git: ../x.git}, server: {directory: live}}")
    #expect(
      try sitegen.run("publish")
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: the site has several targets, and none is named [missing-value]
                hint: targets: pages, server

            """))
    #expect(
      try sitegen.run("publish", "page")
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: unknown target 'page' [unknown-target]
                hint: did you mean 'pages'? targets: pages, server

            """))
  }

  @Test func tellsOfANumberThatIsNone() throws {
    #expect(
      try sitegen.run("publish", "--max-deletes", "many")
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: '--max-deletes' must be a number of files, not 'many' [invalid-value]
                hint: write it in digits, as in --max-deletes 500

            """))
  }

  /// The status tells whether to change something or to try again.
  @Test func aTargetThatCannotBeWrittenIsAFailureOutside() throws {
    try sitegen.folder.write("a file", to: "taken")
    try configure("publish: {server: {directory: taken/live, mode: in-place}}")
    #expect(try sitegen.run("publish").status == 1)
    #expect(try sitegen.run("build", "--quiet").status == 0)
    let result = try sitegen.run("publish")
    #expect(result.status == 3)
    #expect(
      result.errors == """
        sitegen: error: cannot write './taken': it is not a folder [unwritable-file]
            hint: check its permissions and the free space

        """)
  }
}
