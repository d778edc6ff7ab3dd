import Documents

/// Reads the input as an array of objects, as objects on lines, and what was read once more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  for format in [RecordFormat.json, .ndjson] {
    let run = RecordRun(format, bytes)
    run.check(format, bytes)
    for record in run.records where record.node.content != .refused {
      checkWriting(of: record.node)
    }
  }
  return 0
}

/// Checks that an object which is written as JSON is read as the same.
private func checkWriting(of node: DocumentNode) {
  for escapesAll in [false, true] {
    let text = JSONWriter(escapesAll: escapesAll).text(of: node)
    let run = RecordRun(.json, Array("[\(text)]".utf8))
    expect(run.fault.isEmpty && run.records.count == 1, "written JSON cannot be read: \(text)")
    expect(
      run.records.first.map { isEqual($0.node, node) } == true, "another object was read: \(text)")
  }
}

/// Whether two nodes hold the same, wherever they stand.
private func isEqual(_ left: DocumentNode, _ right: DocumentNode) -> Bool {
  switch (left.content, right.content) {
  case (.scalar(let text, let style), .scalar(let other, let otherStyle)):
    text.utf8.elementsEqual(other.utf8) && style == otherStyle
  case (.sequence(let items), .sequence(let others)):
    items.count == others.count && zip(items, others).allSatisfy(isEqual)
  case (.mapping(let entries), .mapping(let others)):
    entries.map(\.key) == others.map(\.key)
      && zip(entries, others).allSatisfy { isEqual($0.value, $1.value) }
  default:
    false
  }
}
