import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  func absolute(_ relative: String) -> String {
    url.appending(path: relative).path
  }

  func exists(_ relative: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: absolute(relative))) != nil
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: absolute(relative))
  }

  /// What a link leads to.
  func target(ofLink relative: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: absolute(relative))
  }

  /// What changes when a file or folder is written: its times, size and identity.
  func marks(_ relative: String) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: absolute(relative)) + [""]
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: url.appending(path: relative).appending(path: path).path)
        return (
          path,
          [FileAttributeKey.modificationDate, .size, .systemFileNumber]
            .map { "\(String(describing: attributes[$0]))" }.joined(separator: " ")
        )
      })
  }
}
