import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  func absolute(_ relative: String) -> String {
    relative.isEmpty ? path : "\(path)/\(relative)"
  }

  func write(_ bytes: [UInt8], to relative: String) throws {
    let url = URL(filePath: absolute(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func makeFolder(_ relative: String) throws {
    try FileManager.default.createDirectory(
      atPath: absolute(relative), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link; its target is written as it is.
  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: absolute(relative), withDestinationPath: target)
  }

  /// A pipe, which nothing can be read from without waiting for a writer.
  func makePipe(_ relative: String) throws {
    guard mkfifo(absolute(relative), 0o644) == 0 else { throw POSIXError(.EIO) }
  }

  /// A file that takes no room on the disk, however large it is.
  func makeSparseFile(_ relative: String, size: UInt64) throws {
    try write("", to: relative)
    let file = try FileHandle(forWritingTo: URL(filePath: absolute(relative)))
    try file.truncate(atOffset: size)
    try file.close()
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: absolute(relative))
  }

  func move(_ relative: String, to target: String) throws {
    try FileManager.default.moveItem(atPath: absolute(relative), toPath: absolute(target))
  }

  func exists(_ relative: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: absolute(relative))) != nil
  }

  func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: absolute(relative))))
  }

  func text(_ relative: String) throws -> String {
    String(decoding: try bytes(relative), as: UTF8.self)
  }

  /// The permission bits of a file or folder.
  func mode(_ relative: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: absolute(relative))
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
