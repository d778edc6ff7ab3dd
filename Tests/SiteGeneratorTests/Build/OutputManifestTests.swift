import SiteGenerator
import TestSupport
import Testing

/// A manifest says what may be deleted, so nothing is taken from one that sitegen did not write.
@Suite struct OutputManifestTests {
  private static let fingerprint = String(repeating: "0", count: 32)

  @Test(arguments: [
    "", "\n", "garbage", "sitegen manifest 2\n", "sitegen manifest 10\n",
    "sitegen manifest 1\nx\n", "sitegen manifest 1\n\(fingerprint)\n",
    "sitegen manifest 1\n\(fingerprint) \n", "sitegen manifest 1\n\(fingerprint) ../keep\n",
    "sitegen manifest 1\n\(fingerprint) /keep\n",
    "sitegen manifest 1\n\(fingerprint) a/../../keep\n",
    "sitegen manifest 1\n\(fingerprint) a//b\n", "sitegen manifest 1\n\(fingerprint) a/./b\n",
    "sitegen manifest 1\n\(fingerprint) a/\n", "sitegen manifest 1\n\(fingerprint) ..\n",
    "sitegen manifest 1\n\(fingerprint) ../\u{301}keep\n",
    "sitegen manifest 1\n\(fingerprint) a\n\(fingerprint) ../keep\n",
    "\u{FEFF}sitegen manifest 1\n", "sitegen manifest 1\r\n",
  ])
  func isNotTrusted(text: String) async throws {
    try await expectRefusal(Array(text.utf8))
  }

  @Test func isNotTrustedWhenItIsNoText() async throws {
    try await expectRefusal(Array("sitegen manifest 1\n\(Self.fingerprint) a\u{0}".utf8) + [0xFF])
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

  @Test(arguments: ["folder", "link", "pipe"])
  func isNotTrustedWhenItIsNoFile(kind: String) async throws {
    let output = try OutputFixture()
    try output.folder.makeFolder("public")
    try output.folder.write("sitegen manifest 1\n\(Self.fingerprint) a\n", to: "other")
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
