import Foundation
import TestSupport
import Testing

@Suite struct ServeTests {
  let sitegen: Sitegen

  init() throws {
    sitegen = try Sitegen()
    try sitegen.writeSite()
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func servesUntilItIsToldToEnd(signal: Int32) throws {
    let site = try ServedSite(sitegen, "--port", "0")
    #expect(try site.get("/app/hills/first/").status == "200")
    #expect(try site.get("/.sitegen/gallery/").status == "200")
    #expect(
      try site.end(with: signal)
        == Run.Result(
          status: 0,
          output: """
            serving \(site.address)/.sitegen/gallery/
            the site is at \(site.address)/app/, and Ctrl-C stops serving

            """, errors: ""))
  }

  @Test func tellsWhatASavedFileChanged() throws {
    let site = try ServedSite(sitegen, "--port", "0")
    try sitegen.folder.write(
      "---\nkind: achievement\ntitle: Second hill\nmetric: 312 m\n---\n",
      to: "content/hills/first.md")
    let output = try site.output(with: " ms\n")
    let line = try #require(output.split(separator: "\n").last)
    #expect(
      line.hasPrefix(
        "changed cards/hills/first/compact.png, cards/hills/first/square.png and 6 files more in "))
    #expect(try site.get("/app/hills/first/").body.contains("Second hill"))
  }

  @Test func tellsAnErrorAndGoesOn() throws {
    let site = try ServedSite(sitegen, "--port", "0")
    try sitegen.folder.write("---\nkind: hill\n---\n", to: "content/hills/first.md")
    _ = try site.output(with: "found errors in ")
    #expect(try site.get("/app/hills/first/").body.contains("First hill"))
    let result = try site.end(with: SIGINT)
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        "content/hills/first.md:2:7: error: unknown kind 'hill' [unknown-kind]\n"))
  }

  @Test func tellsAtTheEndThatCardsCouldNotBeKept() throws {
    try sitegen.folder.write("no folder\n", to: ".sitegen")
    let site = try ServedSite(sitegen, "--port", "0")
    #expect(try site.get("/app/cards/hills/first/wide.png").status == "200")
    let result = try site.end(with: SIGINT)
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        "sitegen: note: the cards are not kept for later builds: cannot write '.sitegen"))
    #expect(
      result.errors.hasSuffix(
        " [unwritable-file]\n    hint: they are drawn anew when they are asked for\n"))
  }

  @Test func servesASiteThatHasErrorsFromTheStart() throws {
    try sitegen.folder.write("---\nkind: hill\n---\n", to: "content/hills/first.md")
    let site = try ServedSite(sitegen, "--port", "0")
    let page = try site.get("/")
    #expect(page.status == "422")
    #expect(page.body.contains("<h1>The site has errors</h1>"))
  }

  @Test func aTakenPortIsToldWhenItWasAskedFor() throws {
    let first = try ServedSite(sitegen, "--port", "0")
    let port = try #require(first.address.split(separator: ":").last.map(String.init))
    #expect(
      try sitegen.run("serve", "--port", port)
        == Run.Result(
          status: 3, output: "",
          errors: """
            sitegen: error: port \(port) of 127.0.0.1 is taken by another program [port-in-use]
                hint: end that program, or choose another port with --port

            """))
  }

  @Test func aSecondServerTakesTheNextPort() throws {
    let first = try ServedSite(sitegen)
    let second = try ServedSite(sitegen)
    func port(_ site: ServedSite) -> Int? {
      site.address.split(separator: ":").last.flatMap { Int($0) }
    }
    #expect(try #require(port(first)) < (try #require(port(second))))
  }

  @Test(arguments: ["many", "65536", "80.0"])
  func isCalledPreviewTooAndRefusesWhatIsNoPort(port: String) throws {
    let result = try sitegen.run("preview", "--port", port)
    #expect(
      result
        == Run.Result(
          status: 2, output: "",
          errors: """
            sitegen: error: '--port' must be a whole number from 0 to 65535 [invalid-value]
                hint: leave it out for 8080 or the next that is free

            """))
  }

  @Test func refusesAFolderThatIsNoSite() throws {
    let result = try sitegen.run("serve", "--root", "content")
    #expect(
      result
        == Run.Result(
          status: 1, output: "",
          errors: """
            sitegen: error: there is no site in 'content': 'site/site.yml' does not exist \
            [missing-site]
                hint: run sitegen in the folder that holds 'site' and 'content', or name it with \
            --root

            """))
  }

  @Test func warnsWhoLetsOthersLookAtIt() throws {
    let site = try ServedSite(sitegen, "--host", "0.0.0.0", "--port", "0")
    #expect(
      try site.end(with: SIGINT).errors == """
        sitegen: warning: others in the network can look at the site at '0.0.0.0', unlisted pages \
        too [open-to-others]
            hint: leave '--host' out to keep it to this computer

        """)
  }

  @Test func opensTheGalleryInTheBrowser() throws {
    let bin = try TemporaryFolder("sitegen bin")
    for name in ["open", "xdg-open"] {
      try bin.write(
        """
        #!/bin/sh
        cd '\(bin.path)'
        sh -c 'kill -PIPE $$; echo it is ignored' > signal
        echo "$1" > opened

        """, to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(bin.path)/\(name)")
    }
    let site = try ServedSite(
      sitegen, "--open", "--port", "0", path: "\(bin.path):/usr/bin:/bin")
    let file = bin.url.appending(path: "opened")
    let deadline = ContinuousClock().now + .seconds(10)
    while (try? Data(contentsOf: file))?.last != UInt8(ascii: "\n"),
      ContinuousClock().now < deadline
    {
      usleep(5000)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "\(site.address)/.sitegen/gallery/\n")
    // What this program does about signals is not what the browser does.
    #expect(
      try String(contentsOf: bin.url.appending(path: "signal"), encoding: .utf8).isEmpty)
  }

  @Test func tellsInANoteThatThereIsNoBrowser() throws {
    let site = try ServedSite(sitegen, "--open", "--port", "0", path: "/nowhere:/bin/nothing")
    // The program is looked for before the signal is waited for.
    let errors = try site.end(with: SIGINT).errors
    #expect(
      errors.hasSuffix(
        "could not open the browser [unopened-browser]\n"
          + "    hint: open \(site.address)/.sitegen/gallery/ yourself\n"))
  }

  @Test func saysNothingWhenItIsQuiet() throws {
    let run = try Run(
      program: Checkout.program.path, arguments: ["serve", "--quiet", "--port", "0"],
      directory: sitegen.folder.url, environment: ["PATH": "/usr/bin:/bin"],
      outputs: sitegen.folder.url)
    // There is nothing to wait for but the time.
    sleep(2)
    run.send(SIGTERM)
    #expect(try run.result() == Run.Result(status: 0, output: "", errors: ""))
  }

  @Test func endsWhenNobodyReadsItsOutput() throws {
    let result = try Run(
      program: "/bin/sh",
      arguments: ["-c", "\"$0\" serve --port 0 | head -n 1 | wc -l", Checkout.program.path],
      directory: sitegen.folder.url, environment: ["PATH": "/usr/bin:/bin"],
      outputs: sitegen.folder.url
    ).result()
    #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
  }
}
