import Diagnostics
import Documents

/// Reads the input as a page: front matter by a schema, and the body.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrontMatter(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let page = PageRun(bytes)
  expectPlaces(of: page.diagnostics, in: bytes)
  expect(page.value != nil || page.diagnostics.containsErrors, "a value was lost without a word")

  let text = SourceText(path: "a", bytes: bytes).bytes
  let twin = text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  expect(PageRun(twin) == page, "CRLF gives another page")
  return 0
}

/// What reading a page gives.
private struct PageRun: Equatable {
  private(set) var value: Int?
  private(set) var body: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ bytes: [UInt8]) {
    do throws(DiagnosticError) {
      let source = try SourceText.validated(path: "a", bytes: bytes)
      let parts = try FrontMatter.split(source)
      body = parts.body
      expect(source.bytes.suffix(body.count).elementsEqual(body), "the body is not the file's end")
      expect(parts.bodyLine <= source.lineCount + 1, "the body begins behind the file")
      value = 0
      guard let yaml = parts.yaml else { return }
      (value, diagnostics) = Schema.page.decode(yaml: yaml, documentName: "front matter")
    } catch {
      diagnostics = error.diagnostics
    }
  }
}
