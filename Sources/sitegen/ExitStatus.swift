/// What the process tells its caller.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The content, the configuration or a check failed.
  case failed = 1
  /// The command line is wrong.
  case wrongUsage = 2
  /// Something outside failed: a target, a port, the disk.
  case failedOutside = 3
}
