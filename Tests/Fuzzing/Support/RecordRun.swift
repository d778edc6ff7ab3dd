import Diagnostics
import Documents

/// What reading a data file to its end gives.
struct RecordRun: Equatable {
  private(set) var records: [Record] = []
  private(set) var fault: [Diagnostic] = []

  init(_ format: RecordFormat, _ bytes: [UInt8], chunk: Int = .max) {
    var rest = bytes[...]
    var reader = RecordReader(format: format, path: "a") { () throws(DiagnosticError) in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(chunk) }
      return Array(rest.prefix(chunk))
    }
    do {
      while let record = try reader.next() { records.append(record) }
    } catch {
      fault = error.diagnostics
      expect(!fault.isEmpty, "reading ended without saying why")
    }
  }

  /// Checks what holds for every data file.
  func check(_ format: RecordFormat, _ bytes: [UInt8]) {
    expect(self == RecordRun(format, bytes, chunk: 1), "other records in chunks of one byte")
    expect(self == RecordRun(format, bytes, chunk: 3), "other records in chunks of three bytes")
    expect(records.map(\.number) == Array(1..<(records.count + 1)), "records out of sequence")
    expectPlaces(of: fault, in: bytes)
    for record in records {
      let (value, diagnostics) = Schema.page.decode(record: record, documentName: "record")
      expect(value != nil || diagnostics.containsErrors, "a value was lost without a word")
      expectPlaces(of: diagnostics, in: bytes)
    }
  }
}
