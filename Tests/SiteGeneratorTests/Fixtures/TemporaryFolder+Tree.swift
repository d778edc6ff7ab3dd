import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Everything below a folder: files with their bytes, folders and links with what they are.
  func entries(_ relative: String = "") throws -> [String: String] {
    var result: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: absolute(relative)) {
      let full = relative.isEmpty ? path : "\(relative)/\(path)"
      switch try attributes(full)[.type] as? FileAttributeType {
      case .typeDirectory?: result[path] = "folder"
      case .typeRegular?: result[path] = "file " + Data(try bytes(full)).base64EncodedString()
      default: result[path] = "other"
      }
    }
    return result
  }

  /// The paths of all files below a folder, in order.
  func files(_ relative: String) throws -> [String] {
    try entries(relative).filter { $0.value != "folder" }.keys.sorted()
  }

  /// What changes when a file or folder is written: its time of change, size and identity.
  func marks(_ relative: String = "") throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: absolute(relative)) + [""]
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        var status = stat()
        let full = [relative, path].filter { !$0.isEmpty }.joined(separator: "/")
        try #require(lstat(absolute(full), &status) == 0)
        return (path, "\(status.changeTime) \(status.st_size) \(status.st_ino) \(status.st_mode)")
      })
  }

  private func attributes(_ relative: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: absolute(relative))
  }
}

extension stat {
  /// The time of the last change of the file or its attributes.
  fileprivate var changeTime: String {
    #if os(macOS)
      "\(st_ctimespec.tv_sec).\(st_ctimespec.tv_nsec)"
    #else
      "\(st_ctim.tv_sec).\(st_ctim.tv_nsec)"
    #endif
  }
}
