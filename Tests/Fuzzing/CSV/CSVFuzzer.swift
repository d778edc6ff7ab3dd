import Documents

/// Reads the input as a CSV file, then as the text of one cell.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSV(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  RecordRun(.csv, bytes).check(.csv, bytes)
  checkCell(bytes)
  return 0
}

/// Checks that the text of a cell in quotes is read as it was written.
private func checkCell(_ text: [UInt8]) {
  let file = Array("a,b\n\"".utf8) + text.flatMap { $0 == 0x22 ? [$0, $0] : [$0] }
  let run = RecordRun(.csv, file + Array("\",x\n".utf8))
  guard String(validating: text, as: UTF8.self) != nil else {
    expect(run.fault.map(\.code) == [.invalidEncoding], "text that is not UTF-8 was read")
    return
  }
  let cell = run.records.first?.node["a"]?.text
  let wanted = SourceText(path: "a", bytes: text).bytes
  expect(run.fault.isEmpty && run.records.count == 1, "the row was not read")
  expect(Array((cell ?? "").utf8) == wanted, "the cell has another text: \(run)")
}
