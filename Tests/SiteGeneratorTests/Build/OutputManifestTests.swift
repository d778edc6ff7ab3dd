import SiteGenerator
import TestSupport
import Testing

/// A manifest says what may be deleted, so nothing is taken from one that sitegen did not write.
@Suite struct OutputManifestTests {
  private static let fingerprint = String(repeating: "0", count: 32)

  private static let start = """
    sitegen manifest 2
    site https://a.example/
    plan \(fingerprint)
    complete true
    drafts false

    """

  /// A line of a file as a manifest has it.
  private static func line(
    _ path: String, fingerprint: String = fingerprint, size: String = "1"
  ) -> String {
    "\(fingerprint)\t\(size)\ttext/html; charset=utf-8\tpublic, max-age=300\t\(path)\n"
  }

  @Test(arguments: [
    "", "\n", "garbage", "sitegen manifest 10\n", "sitegen manifest 3\n",
    "sitegen manifest 2\n",
    "sitegen manifest 2\nsite https://a.example/\nplan x\ncomplete true\ndrafts false\n",
    "sitegen manifest 2\nsite https://a.example/\nplan \(fingerprint)\ncomplete yes\ndrafts false\n",
    "sitegen manifest 2\nsite https://a.example/\nplan \(fingerprint)\ncomplete true\n" + line("a"),
    "sitegen manifest 2\nplan \(fingerprint)\ncomplete true\ndrafts false\n" + line("a"),
    "\u{FEFF}" + start, start.replacing("\n", with: "\r\n"), start + "x\n",
    start + "\(fingerprint) a\n", start + line("a", size: "-1"), start + line("a", size: "x"),
    start + line("a", fingerprint: "x"),
    start + line("a", fingerprint: fingerprint.dropLast() + "G"),
    start + line("") + line("a"), start + line("../keep"), start + line("/keep"),
    start + line("a/../../keep"), start + line("a//b"), start + line("a/./b"), start + line("a/"),
    start + line(".."), start + line("../\u{301}keep"), start + line("a") + line("../keep"),
    start + line("a\tb"), start + line(".sitegen-manifest"),
    "sitegen manifest 1\nx\n", "sitegen manifest 1\n\(fingerprint)\n",
    "sitegen manifest 1\n\(fingerprint) \n", "sitegen manifest 1\n\(fingerprint) ../keep\n",
    "sitegen manifest 1\n0 a\n",
  ])
  func isNotTrusted(text: String) async throws {
    try await expectRefusal(Array(text.utf8))
  }

  @Test func isNotTrustedWhenItIsNoText() async throws {
    try await expectRefusal(Array((Self.start + Self.line("a\u{0}")).utf8) + [0xFF])
  }

  private func expectRefusal(_ manifest: [UInt8]) async throws {
    let output = try OutputFixture()
    for path in ["keep", "\u{301}keep", "public/a", "public/keep"] {
      try output.folder.write("keep", to: path)
    }
    try output.folder.write(manifest, to: "public/.sitegen-manifest")
    let before = try output.folder.entries()
    #expect(
      try await output.build(["b": "B"]) == """
        sitegen: error: 'public/.sitegen-manifest' is no list that sitegen wrote [foreign-file]
            hint: remove the folder 'public', then build again

        """)
    #expect(try output.folder.entries() == before)
  }

  @Test func isReadAsItWasWritten() throws {
    var manifest = OutputManifest(
      site: "https://a.example/ä/", plan: Fingerprint(of: [1]), isComplete: true,
      includesDrafts: true)
    for (size, path) in ["index.html", "a b/é.png", "\u{301}", ".well-known/x"].enumerated() {
      manifest[path] = OutputManifest.File(
        size: size << 40, fingerprint: Fingerprint(of: [UInt8(size)]),
        headers: FileHeaders(contentType: "x/y; z=\"ü\"", cacheControl: "no-store"))
    }
    let read = try #require(OutputManifest(manifest.bytes))
    #expect(read == manifest)
    #expect(read.bytes == manifest.bytes)
    #expect(read.paths == [".well-known/x", "a b/é.png", "index.html", "\u{301}"])
  }

  @Test func hasALineForEachFile() throws {
    var manifest = OutputManifest(site: "https://a.example/", plan: .none)
    manifest["a.html"] = OutputManifest.File(
      size: 5, fingerprint: Fingerprint(high: 1, low: 255), headers: FileHeaders(forPath: "a.html"))
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self) == """
        sitegen manifest 2
        site https://a.example/
        plan 00000000000000000000000000000000
        complete false
        drafts false
        000000000000000100000000000000ff\t5\ttext/html; charset=utf-8\tpublic, max-age=300\ta.html

        """)
  }

  /// An output of an earlier version is built into as if it were of this one.
  @Test func ofTheFirstVersionIsMended() async throws {
    let output = try OutputFixture()
    for path in ["a.html", "gone/b.html", "mine.txt"] {
      try output.folder.write("A", to: "public/" + path)
    }
    let print = Fingerprint(of: Array("A".utf8)).text
    let text = "sitegen manifest 1\n\(print) a.html\n\(print) gone/b.html\n"
    try output.folder.write(text, to: "public/.sitegen-manifest")
    let old = try output.manifest()
    #expect(!old.isComplete && old.paths == ["a.html", "gone/b.html"])
    #expect(try await output.build(["a.html": "A"]) == "")
    #expect(
      try output.folder.entries("public").keys.sorted() == [
        ".sitegen-manifest", "a.html", "mine.txt",
      ])
    #expect(try output.manifest().isComplete)
    #expect(try output.manifest()["a.html"]?.size == 1)
  }

  @Test(arguments: ["folder", "link", "pipe"])
  func isNotTrustedWhenItIsNoFile(kind: String) async throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("public")
    try output.folder.write(Self.start + Self.line("a"), to: "other")
    try output.folder.write("keep", to: "public/a")
    switch kind {
    case "folder": try output.folder.makeFolder("public/.sitegen-manifest")
    case "link": try output.folder.link("public/.sitegen-manifest", to: "../other")
    default: try output.folder.makePipe("public/.sitegen-manifest")
    }
    #expect(
      try await output.build(["b": "B"]) == """
        sitegen: error: 'public/.sitegen-manifest' is no list that sitegen wrote [foreign-file]
            hint: remove the folder 'public', then build again

        """)
    #expect(try output.folder.text("public/a") == "keep")
  }

  @Test(arguments: [
    "a b/c d.html", "é/初.html", "e\u{301}.html", "\u{301}x", "a/\u{301}b/c", "  x", "a\u{2028}b",
    "0 1", ".well-known/x", "a.", "ﬀ", "Ａ",
  ])
  func keepsAnyPathThatFilesMayHave(path: String) async throws {
    let output = try OutputFixture()
    #expect(try await output.build([path: "A"]) == "")
    let before = try output.folder.entries("public")
    #expect(before.count { $0.value.hasPrefix("file") } == 2)
    #expect(try await output.build([path: "A"]) == "")
    #expect(try output.folder.entries("public") == before)
    #expect(try await output.build([String: String]()) == "")
    #expect(try output.folder.files("public") == [".sitegen-manifest"])
  }

  #if os(Linux)
    /// To this file system the two names are two files, though Swift takes them for equal.
    @Test func tellsTwoFormsOfOneNameApart() async throws {
      let output = try OutputFixture()
      #expect(try await output.build(["e\u{301}.html": "A"]) == "")
      #expect(try await output.build(["é.html": "A"]) == "")
      let names = try output.folder.entries("public").keys.map { Array($0.utf8) }
      #expect(names.contains(Array("é.html".utf8)))
      #expect(!names.contains(Array("e\u{301}.html".utf8)))
    }
  #endif
}
