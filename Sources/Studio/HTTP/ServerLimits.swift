/// What one browser can take from a server.
struct ServerLimits: Hashable, Sendable {
  /// Connections at a time; others are closed at once.
  var connections: UInt32 = 256
  /// The memory of a connection for the first lines of its request and of the answer, in bytes.
  ///
  /// A single header may take half of it. Browsers send the cookies of all local servers to each.
  var connectionMemory = 32 << 10
  /// After how many seconds of silence a connection is closed.
  var idleSeconds: UInt32 = 15
  /// After how many milliseconds of silence an event stream sends a sign of life.
  var heartbeatMilliseconds: Int32 = 15_000
  /// After how many seconds without taking anything an event stream's browser is given up.
  var stalledStreamSeconds: UInt32 = 60
  /// How many milliseconds the answers that are being sent have when the server stops.
  var stopMilliseconds: Int32 = 5_000
  /// The stack of a connection's thread, in bytes: drawing text needs about one megabyte, and the
  /// systems' own sizes are between 128 KB and 8 MB.
  var threadStack = 4 << 20
}
