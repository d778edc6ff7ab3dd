import Foundation
import TestSupport
import Testing

/// What a build does when the disk or the system refuses its output: it ends with status 3, and what
/// was published stays as it was.
@Suite struct OutputFaultTests {
  private let run: QRRun
  private var folder: TemporaryFolder { run.sitegen.folder }
  private static let isRoot = getuid() == 0

  init() throws {
    run = try QRRun()
    try run.sitegen.writeSite()
    try folder.write("cards: {sizes: [wide]}\n" + (try site()), to: "site/site.yml")
    #expect(try run.shell("sitegen build -q").status == 0)
    try folder.write("---\ntitle: New\n---\n", to: "content/new.md")
  }

  private func site() throws -> String {
    try String(contentsOf: folder.url.appending(path: "site/site.yml"), encoding: .utf8)
  }

  /// Runs a build by a line of the shell, which is to fail and leave the output as it was.
  private func expectRefusal(_ line: String, _ errors: String) throws {
    let before = try folder.tree("public")
    #expect(try run.shell(line) == Run.Result(status: 3, output: "", errors: errors))
    #expect(try folder.tree("public") == before)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/public")
    #expect(!paths.contains { $0.hasPrefix(".sitegen-staging") || $0.contains("new") })
  }

  private func unwritable(_ path: String, _ reason: String) -> String {
    """
    sitegen: error: cannot write '\(path)': \(reason) [unwritable-file]
        hint: check its permissions and the free space

    """
  }

  @Test func aFileBeyondTheProcesssLimit() throws {
    try folder.write(String(repeating: "large\n", count: 100_000), to: "site/static/large.txt")
    // In blocks of 512 bytes (POSIX, ulimit), or 1024 in some shells.
    try expectRefusal(
      "ulimit -f 400; sitegen build -q --jobs 1 --no-cache",
      unwritable("public/.sitegen-staging/large.txt", "File too large")
    )
    #expect(try run.shell("sitegen build -q").status == 0)
  }

  /// What is at a target is served, so nothing half written may stay there.
  @Test func aTargetThatTakesNoMoreHasWhatItHad() throws {
    let targets = "publish: {server: {directory: live, mode: in-place}}\n"
    try folder.write(targets + (try site()), to: "site/site.yml")
    #expect(try run.shell("sitegen build -q && sitegen publish -q").status == 0)
    let before = try folder.tree("live")
    try folder.write(String(repeating: "large\n", count: 100_000), to: "site/static/large.txt")
    #expect(try run.shell("sitegen build -q").status == 0)
    #expect(
      try run.shell("ulimit -f 400; sitegen publish -q")
        == Run.Result(
          status: 3, output: "",
          errors: unwritable("live/.sitegen-publishing", "File too large")))
    let after = try folder.tree("live")
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(try run.shell("sitegen publish -q").status == 0)
    #expect(try folder.tree("live").keys.contains("large.txt"))
  }

  #if os(Linux)
    @Test func aFullDisk() throws {
      let mount = "mount -t tmpfs -o size=512k none public"
      let isolated = "unshare --user --map-root-user --mount sh -c"
      guard try run.shell("\(isolated) '\(mount)'").status == 0 else { return }
      try folder.write(String(repeating: "large\n", count: 100_000), to: "site/static/large.txt")
      let line = """
        mkdir former && cp -a public/. former/ && \(isolated) '
        \(mount) && cp -a former/. public/ && before=$(find public | sort | xargs md5sum 2>&1)
        "$PROGRAM" build -q --jobs 1 --no-cache; status=$?
        test "$before" = "$(find public | sort | xargs md5sum 2>&1)" || echo changed
        exit $status'
        """
      try expectRefusal(
        line, unwritable("public/.sitegen-staging/large.txt", "No space left on device"))
    }

    @Test func aDiskThatOnlyReads() throws {
      let mount = "mount --bind public public && mount -o remount,bind,ro public"
      let isolated = "unshare --user --map-root-user --mount sh -c"
      guard try run.shell("\(isolated) '\(mount)'").status == 0 else { return }
      let result = try run.shell("\(isolated) '\(mount) && exec \"$PROGRAM\" build -q'")
      #expect(result.status == 3)
      #expect(
        result.errors == unwritable("public/.sitegen-staging", "Read-only file system"))
    }

    /// The folder of the site may be on such a disk while the output is elsewhere.
    @Test func aSiteOnADiskThatOnlyReadsIsBuiltElsewhere() throws {
      let elsewhere = try TemporaryFolder("elsewhere")
      let mount = "mount --bind . . && mount -o remount,bind,ro ."
      let isolated = "unshare --user --map-root-user --mount sh -c"
      guard try run.shell("\(isolated) '\(mount)'").status == 0 else { return }
      try FileManager.default.removeItem(at: folder.url.appending(path: ".sitegen"))
      let result = try run.shell(
        "\(isolated) '\(mount) && cd \"$PWD\" && exec \"$PROGRAM\" build -o \"\(elsewhere.path)/x\"'"
      )
      #expect(result.status == 0)
      #expect(
        result.errors == """
          sitegen: note: the cards are not kept for later builds: cannot write '.sitegen': \
          Read-only file system [unwritable-file]
              hint: nothing is wrong with this build; '--no-cache' keeps none

          """)
      #expect(try elsewhere.tree()["x/cards/new/wide.png"] != nil)
    }
  #endif

  @Test(arguments: ["public", "public/cards", "public/cards/hills/first"])
  func aFolderThatMayNotBeWritten(path: String) throws {
    try folder.write(
      "---\ntitle: Changed\n---\n", to: "content/hills/first.md")
    let file = path == "public" ? "public/.sitegen-staging" : path
    let prefix =
      Self.isRoot
      ? "chown -R 65534 . && setpriv --reuid=65534 --regid=65534 --clear-groups \"$PROGRAM\""
      : "sitegen"
    try expectRefusal(
      "chmod a-w \(path) && \(prefix) build -q --no-cache", unwritable(file, "Permission denied"))
    #expect(try run.shell("chmod u+w \(path) && sitegen build -q").status == 0)
  }

  @Test func anotherBuildThatGoesOn() throws {
    guard FileManager.default.fileExists(atPath: "/usr/bin/flock") else { return }
    try expectRefusal(
      "exec flock public \"$PROGRAM\" build -q",
      """
      sitegen: error: cannot build into 'public': it is being built or published [output-in-use]
          hint: wait until it ends, then try again

      """)
  }

  @Test(arguments: ["$HOME", "/", ".git/x", ".sitegen"])
  func aFolderThatIsNotForThis(path: String) throws {
    let result = try run.shell("sitegen build -q -o \"\(path)\"")
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(
        " [invalid-value]\n    hint: name another folder with --output, such as public\n"))
  }
}
