import Diagnostics
import Documents
import Testing

/// Nothing that a file can hold may stop the program: damaged samples are read to their end.
@Suite struct MutationTests {
  /// SplitMix64, so that every run damages the samples in the same way.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let samples = [
    """
    ---
    title: "Level 4: Harbour \\u00e9"
    kind: achievement
    tags: [run, 'five k', {a: b}]
    stats:
      - {label: Steps, value: 52,340, trend: up}
      - label: Zeit 🏆
        value: 1:30
    quote: |
      one
      --- two
    color: "#1668d6"   # brand
    link: https://example.org/a?b#c
    ---
    Body

    ---
    """,
    "---\r\na: &x !y {b: *x, ? [c] : d}\r\n...\r\nBody\r\n",
    "%YAML 1.1\n---\n- - - a\n- >-\n  b\n- 'c''d' # e\n",
  ]

  private static let fragments: [[UInt8]] =
    [
      "\"", "'", "[", "]", "{", "}", ": ", "- ", "\n", "\r", "\t", "#", " #", "&", "*", "!", "|",
      ">",
      "%", "@", "`", "? ", "---\n", "...", ",", "\\", "\u{2028}", "\u{85}", "\u{FEFF}", "🏆", "\0",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private static let decoder = ValueDecoder<Int>.mapping { reader in
    let title = reader.required("title", .nonEmptyText)
    _ = reader.optional("kind", .choice([("achievement", 1)], noun: "kind", label: "kinds"))
    _ = reader.optional("tags", .list(of: .text, count: 0...9))
    _ = reader.optional("color", .color)
    _ = reader.optional("link", .absoluteURL())
    _ = reader.optional("stats", .list(of: .dictionary(of: .number(in: 0...1))))
    return title?.count
  }

  @Test(arguments: 0..<20)
  func readsDamagedFilesToTheirEnd(seed: UInt64) {
    var generator = Generator(state: seed)
    for round in 0..<150 {
      var bytes = Array(Self.samples[round % Self.samples.count].utf8)
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        damage(&bytes, using: &generator)
      }
      check(bytes)
    }
  }

  private func damage(_ bytes: inout [UInt8], using generator: inout Generator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0..<9, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: place)
    default:
      bytes.insert(
        contentsOf: Self.fragments.randomElement(using: &generator) ?? [], at: place)
    }
  }

  /// Reads the bytes by every way, and checks what holds for all of them.
  private func check(_ bytes: [UInt8]) {
    let source = SourceText(path: "a.md", bytes: bytes)
    var diagnostics = read(SourcePart(source))
    do throws(DiagnosticError) {
      let valid = try SourceText.validated(path: "a.md", bytes: bytes)
      let parts = try FrontMatter.split(valid)
      #expect(parts.body.count <= valid.bytes.count)
      if let yaml = parts.yaml { diagnostics += read(yaml) }
    } catch {
      diagnostics += error.diagnostics
    }
    for diagnostic in diagnostics {
      let line = diagnostic.location?.line ?? 0
      #expect((1...source.lineCount).contains(line), "\(diagnostic) of \(bytes)")
      #expect(DiagnosticPrinter().text(for: diagnostic).hasPrefix("a.md:\(line):"))
    }
  }

  private func read(_ part: SourcePart) -> [Diagnostic] {
    let (value, diagnostics) = Self.decoder.decode(yaml: part, documentName: "front matter")
    #expect(value != nil || diagnostics.containsErrors)
    return diagnostics
  }
}
