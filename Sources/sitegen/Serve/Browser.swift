import Diagnostics
import Publishing
import Studio

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's browser.
enum Browser {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens an address, or tells in a note that it could not.
  static func open(_ address: String, console: Console) {
    guard let process = start(address) else { return console.report(note(address)) }
    // The program may be the browser itself, and stay.
    let waits = BackgroundThread {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      if status != 0 { console.report(note(address)) }
    }
    if waits == nil { console.report(note(address)) }
  }

  private static func start(_ address: String) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What it has to say would only disturb.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments: [UnsafeMutablePointer<CChar>?] = [program, address].map {
      (argument: String) in strdup(argument)
    }
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    // A browser that stays must not ignore for ever what this program does.
    let status = SpawnAttributes().use { attributes in
      posix_spawnp(&process, program, &actions, attributes, arguments + [nil], environ)
    }
    return status == 0 ? process : nil
  }

  private static func note(_ address: String) -> Diagnostic {
    Diagnostic(
      .unopenedBrowser, severity: .note, "'\(program)' could not open the browser",
      hint: "open \(address) yourself")
  }
}
