import Diagnostics
import Documents
import Testing

@Suite struct DocumentLimitTests {
  private func read(_ yaml: String) -> (root: DocumentNode?, diagnostics: [Diagnostic]) {
    YAMLReader.read(SourceText(path: "a", bytes: Array(yaml.utf8)))
  }

  @Test func readsListsAsDeepAsTheLimit() {
    let yaml = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(read(yaml).root != nil)
    #expect(read(yaml).diagnostics == [])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func refusesDeeperNesting(opening: String) {
    let (root, diagnostics) = read(String(repeating: opening, count: 5000))
    #expect(root == nil)
    #expect(diagnostics.map(\.code) == [.documentTooLarge])
    #expect(diagnostics.map(\.message) == ["values are nested more than 64 deep"])
  }

  @Test func pointsAtTheValueThatIsTooDeep() {
    let diagnostics = read(String(repeating: "[", count: 100)).diagnostics
    #expect(diagnostics.first?.location == SourceLocation(file: "a", line: 1, column: 66))
  }

  @Test func refusesTooManyValues() {
    let (root, diagnostics) = read(String(repeating: "- x\n", count: 100_000))
    #expect(root == nil)
    #expect(diagnostics.map(\.message) == ["there are more than 100000 values"])
    #expect(diagnostics.first?.location == SourceLocation(file: "a", line: 100_000, column: 3))
  }

  @Test func readsAsManyValuesAsTheLimit() {
    #expect(read(String(repeating: "- x\n", count: 99_999)).root?.items?.count == 99_999)
  }

  @Test func refusesTooManyBytes() {
    let source = SourceText(path: "a", bytes: [UInt8](repeating: 0x23, count: 10_000_001))
    let (root, diagnostics) = YAMLReader.read(source)
    #expect(root == nil)
    #expect(diagnostics.map(\.code) == [.documentTooLarge])
    #expect(diagnostics.map(\.message) == ["there are more than 10 MB of YAML"])
  }

  @Test func refusesAliasesBeforeTheyUnfold() {
    let yaml = "a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]\n"
    #expect(Set(read(yaml).diagnostics.map(\.code)) == [.unsupportedYAML])
  }
}
