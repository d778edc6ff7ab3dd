import Foundation
import SiteGenerator
import TestSupport
import Testing

@testable import Publishing

@Suite struct GitConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("git connection")
    for name in ["ssh", "own-ssh"] {
      try folder.write(
        "#!/bin/sh\necho \"\(name) $*\" >>\"\(folder.path)/calls\"\nexit 255\n", to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.absolute("bin/\(name)"))
    }
  }

  /// How git called ssh, up to the host's name.
  private func call(_ variables: [String: String] = [:], settings: String = "") throws -> String {
    try folder.write(settings, to: "settings")
    var environment = GitEnvironment.neutral.filter { !$0.key.hasPrefix("GIT_SSH") }
    environment["PATH"] = "\(folder.path)/bin:" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["GIT_CONFIG_GLOBAL"] = folder.absolute("settings")
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    let git = GitProgram(
      Folder(path: folder.absolute("repository")),
      environment: environment.merging(variables) { $1 })
    try git.local(["init", "--quiet", "--bare", "--template="])
    _ = try git.remote(["ls-remote", "--", "git@host.example:a.git"])
    let calls = try folder.tree()["calls"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    return calls.components(separatedBy: " git@host.example").first ?? ""
  }

  @Test func sshAsksForNothing() throws {
    #expect(try call().hasPrefix("ssh -o BatchMode=yes"))
  }

  @Test(arguments: ["GIT_SSH_COMMAND", "GIT_SSH"])
  func anSshOfTheUsersIsTakenAsItIs(variable: String) throws {
    let call = try call([variable: "own-ssh"])
    #expect(call.hasPrefix("own-ssh"))
    #expect(!call.contains("BatchMode"))
  }

  @Test func anSshOfTheUsersSettingsIsTakenAsItIs() throws {
    let call = try call(settings: "[core]\nsshCommand = own-ssh\n")
    #expect(call.hasPrefix("own-ssh"))
    #expect(!call.contains("BatchMode"))
  }
}
