import Diagnostics

/// The columns of a header, put together by the parts of their keys.
struct CSVColumnTree {
  private enum Branch {
    case column(Int, CSVColumn)
    case tree(CSVColumnTree)
  }

  private struct Entry {
    let key: String
    /// The column that brought the key in.
    let column: CSVColumn
    var branch: Branch
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// Adds a column, or reports why it has no place.
  mutating func insert(_ column: CSVColumn, at index: Int, reporting log: inout CSVHeaderLog) {
    if column.name.isEmpty {
      log.report(
        "column \(index + 1) has no key", hint: "write one, or remove the column", at: column)
    } else if column.path.contains("") {
      log.report(
        "the key '\(column.name.excerpt)' has an empty part",
        hint: "write one '.' between two names", at: column)
    } else if column.path.count > YAMLReader.depthLimit {
      log.report(
        "the key '\(column.name.excerpt)' has more than \(YAMLReader.depthLimit) parts",
        hint: "shorten it", code: .documentTooLarge, at: column)
    } else {
      insert(column, at: index, path: column.path[...], reporting: &log)
    }
  }

  private mutating func insert(
    _ column: CSVColumn, at index: Int, path: ArraySlice<String>,
    reporting log: inout CSVHeaderLog
  ) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    guard let place = indices[key] else {
      var branch = Branch.column(index, column)
      if !rest.isEmpty {
        var tree = CSVColumnTree()
        tree.insert(column, at: index, path: rest, reporting: &log)
        branch = .tree(tree)
      }
      indices[key] = entries.count
      entries.append(Entry(key: key, column: column, branch: branch))
      return
    }
    switch entries[place].branch {
    case .column(let number, let other):
      report(column, besides: other, number: number, isPart: !rest.isEmpty, to: &log)
    case .tree where rest.isEmpty:
      reportPart(entries[place].column, of: column, at: column, to: &log)
    case .tree(var tree):
      // The tree is changed in place and not copied.
      entries[place].branch = .column(index, column)
      tree.insert(column, at: index, path: rest, reporting: &log)
      entries[place].branch = .tree(tree)
    }
  }

  private func report(
    _ column: CSVColumn, besides other: CSVColumn, number: Int, isPart: Bool,
    to log: inout CSVHeaderLog
  ) {
    if isPart {
      reportPart(column, of: other, at: column, to: &log)
    } else {
      log.report(
        "the key '\(column.name.excerpt)' appears twice",
        hint: "column \(number + 1) has it already: keep one of them", code: .duplicateKey,
        at: column)
    }
  }

  private func reportPart(
    _ part: CSVColumn, of whole: CSVColumn, at column: CSVColumn, to log: inout CSVHeaderLog
  ) {
    log.report(
      "'\(part.name.excerpt)' is a part of '\(whole.name.excerpt)', which has a column of its own",
      hint: "keep one of them", at: column)
  }
}

extension CSVColumnTree {
  /// What the columns make together; the top is a mapping whatever its keys are.
  func shape(reporting log: inout CSVHeaderLog) -> CSVShape {
    .fields(
      entries.map {
        CSVShape.Field(
          key: $0.key, location: $0.column.location, shape: shape(of: $0, reporting: &log))
      })
  }

  private func shape(of entry: Entry, reporting log: inout CSVHeaderLog) -> CSVShape {
    switch entry.branch {
    case .column(let index, let column):
      column.isList ? .list(column: index) : .text(column: index)
    case .tree(let tree):
      tree.entries.contains { $0.key.isNumber }
        ? .items(tree.items(reporting: &log)) : tree.shape(reporting: &log)
    }
  }

  /// The items in the order of their numbers.
  private func items(reporting log: inout CSVHeaderLog) -> [CSVShape] {
    let sorted = entries.sorted { (Int($0.key) ?? .max) < (Int($1.key) ?? .max) }
    for (index, entry) in sorted.enumerated() where entry.key != String(index + 1) {
      if entry.key.isNumber {
        log.report(
          "'\(entry.column.name.excerpt)' is out of sequence: the next item is \(index + 1)",
          hint: "number the items of a list 1, 2, 3 without gaps", at: entry.column)
      } else {
        log.report(
          "'\(entry.column.name.excerpt)' gives a name to an item of a list",
          hint: "number the items of a list 1, 2, 3, or give names to all", at: entry.column)
      }
      break
    }
    return sorted.map { shape(of: $0, reporting: &log) }
  }
}

extension String {
  /// Whether there is nothing but decimal digits.
  fileprivate var isNumber: Bool {
    utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
