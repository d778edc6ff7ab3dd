import SiteGenerator
import Testing

/// Whatever a text holds, its HTML is well formed, safe and whole.
@Suite struct MarkdownMutationTests {
  private static let fragments = [
    "# ", "## ", "- ", "- [ ] ", "- [x] ", "1. ", "> ", "    ", "```", "`", "~~", "*", "**", "_",
    "[^1]", "[^a]", "[^1]: ", "[^a]: ", "[", "](/x)", "](javascript:a)", "![", "]", "<b>", "</b>",
    "<div>", "</p>", "<script>", "<!-- ", "-->", "<http://a.b>", "www.x.org", "a@b.cd", " | ", "|",
    "|-|-|", "\n", "\n", "\n\n", "\n\n", "\n---\n", "\n===\n", "a", "漢", "\n字", "  \n", "\\",
    "&amp;", "&#0;", "\"", "'", "<", ">", "&", "[r]", "[r]: /z \"t\"\n", "***", "\t",
    "a | b\n--|:-:\n", "| c | d |\n", "![[^1]](z)", "[![p](q)](r)", "#", "^", "~", " ",
  ]

  @Test(arguments: 0..<8) func isWellFormed(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 3...60, using: &generator)
      let text = (0..<count)
        .map { _ in Self.fragments.randomElement(using: &generator) ?? "" }
        .joined()
      #expect(Self.faults(of: html(text)) == [], "\(text.debugDescription)")
    }
  }

  /// What is wrong with the tags and ids of HTML as it is written here, with all end tags.
  private static func faults(of html: String) -> [String] {
    var (open, faults): ([Substring], [String]) = ([], [])
    for tag in html.matches(of: /<(\/?)([a-z0-9]+)[^<>]*>/) {
      let (isEnd, name) = (!tag.output.1.isEmpty, tag.output.2)
      if isEnd, open.popLast() != name { faults.append("end of \(name)") }
      if isEnd || ["br", "hr", "img", "input"].contains(name) { continue }
      if ["a", "p", "label"].contains(name), open.contains(name) { faults.append("\(name) twice") }
      if ["b", "script"].contains(name) { faults.append("raw \(name)") }
      open.append(name)
    }
    let ids = html.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
    let parts = html.matches(of: /\ href="#([^"]*)"/).map { String($0.output.1) }
    if !open.isEmpty { faults.append("open \(open)") }
    if html.count(where: { $0 == "<" }) != html.count(where: { $0 == ">" }) { faults.append("<>") }
    if Set(ids).count < ids.count { faults.append("id twice") }
    if !Set(parts).isSubset(of: ids) { faults.append("link to no id") }
    if html.contains(/(?:href|src)="javascript/) { faults.append("script") }
    return faults
  }
}

/// SplitMix64, so that every run makes the same texts.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
