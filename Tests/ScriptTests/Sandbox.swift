import Foundation
import TestSupport

/// A copy of the scripts in a small project, with a PATH of stand-ins for the system's tools.
///
/// Only plain tools are the real ones, so no script can install anything or build for minutes.
final class Sandbox {
  let folder: URL
  var project: URL { folder.appending(path: "project") }
  private var tools: URL { folder.appending(path: "tools") }

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "sitegen scripts \(UUID().uuidString)")
    for name in Self.folders {
      try files.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try files.copyItem(
      at: Self.repository.appending(path: "scripts"), to: project.appending(path: "scripts"))
    try write("one", to: "Sources/main.swift")
    try write("package", to: "Package.swift")
    try write("pinned==1", to: "Tests/requirements.txt")
    try write("driver==1", to: "Tests/BrowserTests/requirements.txt")
    for name in Self.plainTools {
      try linkTool(name)
    }
    try addUsualStandIns()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file of the project.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: project.appending(path: path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: project.appending(path: path))
  }

  /// Puts a shell script into PATH, in place of what was there by that name.
  func addTool(_ name: String, _ script: String) throws {
    let file = tools.appending(path: name)
    try? FileManager.default.removeItem(at: file)
    try Data("#!/bin/bash\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  func removeTool(_ name: String) throws {
    try FileManager.default.removeItem(at: tools.appending(path: name))
  }

  /// Starts a script of the project, or another program by its path from `directory`.
  func start(
    _ program: String, _ arguments: [String] = [], in directory: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    try Run(
      program: program, arguments: arguments, directory: directory ?? project,
      environment: [
        "PATH": tools.path, "LOG": folder.appending(path: "log").path, "HOME": folder.path,
      ].merging(environment) { $1 },
      outputs: folder)
  }

  func run(
    _ program: String, _ arguments: [String] = [], in directory: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Run.Result {
    try start(program, arguments, in: directory, environment: environment).result()
  }

  /// What the stand-ins wrote down since the last look, a line for each call.
  func takeLog() throws -> [String] {
    let file = folder.appending(path: "log")
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    try FileManager.default.removeItem(at: file)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func linkTool(_ name: String) throws {
    let found = ["/usr/bin", "/bin"].map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
    guard let found else { return }
    try FileManager.default.createSymbolicLink(
      atPath: tools.appending(path: name).path, withDestinationPath: found)
  }

  /// A Debian of root with all packages and a compiler that takes no time.
  private func addUsualStandIns() throws {
    try addTool("uname", "echo Linux")
    try addTool("id", "echo 0")
    try addTool("pkg-config", "echo -I/usr/include/pango-1.0")
    try addTool("dpkg-query", #"for name in "${@:4}"; do echo "installed $name"; done"#)
    try addTool("apt-get", #"echo "apt-get $*" >>"$LOG""#)
    try addTool(
      "swift",
      #"""
      case $* in
        *--show-bin-path*) echo "$PWD/.build/out" ;;
        *--product*)
          echo build >>"$LOG"
          echo compiling
          mkdir -p .build/out
          { echo '#!/bin/bash'; echo "echo $(<Sources/main.swift)"
            echo 'printf "<%s>\n" "$PWD" "$@"'; echo 'exit ${STATUS:-0}'
          } >.build/out/sitegen
          chmod +x .build/out/sitegen ;;
        *) echo "swift $* all=${SITEGEN_ALL_TESTS:-}" >>"$LOG" ;;
      esac
      """#)
    try addTool(
      "swiftc",
      #"""
      while [ $# -gt 0 ]; do
        case $1 in -module-name) module=$2 ;; -o) output=$2 ;; esac
        shift
      done
      echo "swiftc $module" >>"$LOG"
      { echo '#!/bin/bash'; echo 'line=${0##*/}'
        echo 'for option in "$@"; do case $option in -max*|-seed*) line="$line $option"; esac; done'
        echo 'echo "$line" >>"$LOG"; echo "Test unit written"; exit ${FUZZ:-0}'
      } >"$output"
      chmod +x "$output"
      """#)
  }

  private static let folders =
    ["tools", "project/Plugins", "project/themes"]
    + [
      "CDeflate", "CEXIF", "CGD", "CIDN2", "CLCMS", "CPango", "CQREncode", "CRSVG",
      "CTurboJPEG", "CYAML", "CZBar",
    ].map { "project/Sources/CLibraries/\($0)" }
    + [
      "Canvas", "Diagnostics", "Documents", "Mustache", "QRCodes",
    ].map { "project/Sources/\($0)" }
    + ["project/Tests/BrowserTests"]
    + ["CSV/corpus", "JSON/corpus", "Support"].map { "project/Tests/Fuzzing/\($0)" }

  private static let plainTools = [
    "basename", "bash", "cat", "chmod", "cksum", "cmp", "cp", "dirname", "env", "find", "flock",
    "ls", "mkdir", "mv", "readlink", "rm", "sed", "sleep", "sort", "tail", "tr",
  ]

  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
