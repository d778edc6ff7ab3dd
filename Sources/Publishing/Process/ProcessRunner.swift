#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs programs by their names, with an argument list and no shell between.
struct ProcessRunner: Sendable {
  /// The variables of the programs, in place of those of this process.
  var environment: [String: String]
  /// The most bytes of standard output that are taken.
  var outputLimit = 256 << 20
  /// The bytes of standard error that are kept.
  var errorLimit = 64 << 10

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: the name, which is looked for in `PATH`.
  ///   - arguments: the arguments, without the name.
  ///   - input: what the program reads from standard input.
  ///   - timeout: the seconds after which it is killed.
  /// - Returns: its status and what it wrote.
  /// - Throws: `ProgramFault` when it did not run to its end.
  func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], timeout: Int
  ) throws(ProgramFault) -> ProgramResult {
    let streams = try ProgramStreams()
    let process = try start(program, arguments, streams: streams)
    streams.closeTheirs()
    var exchange = ProgramExchange(
      streams: streams, input: input, outputLimit: outputLimit, errorLimit: errorLimit)
    let fault: ProgramFault?
    do throws(ProgramFault) {
      try exchange.run(timeout: timeout)
      fault = nil
    } catch {
      kill(process, SIGKILL)
      fault = error
    }
    let status = Self.wait(for: process)
    if let fault { throw fault }
    return ProgramResult(status: status, output: exchange.output, errors: exchange.errors)
  }

  private func start(
    _ program: String, _ arguments: [String], streams: ProgramStreams
  ) throws(ProgramFault) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in streams.theirs.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    let attributes = SpawnAttributes()
    var process = pid_t()
    let status = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0)=\($1)" }.sorted()) { variables in
        attributes.use { attributes in
          posix_spawnp(&process, program, &actions, attributes, arguments, variables)
        }
      }
    }
    guard status == 0 else {
      throw status == ENOENT ? .missing : .system(String(cString: strerror(status)))
    }
    return process
  }

  /// Copies texts to where C finds them, with the null pointer that ends the list.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
