#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Seconds of CPU that single pieces of work took.
struct Timing {
  /// From the least to the most.
  private let seconds: [Double]

  /// Does the work for every input as often as there are rounds, after a first one to warm up.
  static func measure<Input>(
    _ inputs: [Input], rounds: Int, work: (Input) throws -> Void
  ) rethrows -> Timing {
    for input in inputs { try work(input) }
    var seconds: [Double] = []
    for _ in 0..<rounds {
      for input in inputs {
        let start = now()
        try work(input)
        seconds.append(now() - start)
      }
    }
    return Timing(seconds: seconds.sorted())
  }

  /// The figures as a line: the least, the middle and the mean, in milliseconds.
  func line(_ name: String, of inputs: String) -> String {
    let mean = seconds.reduce(0, +) / Double(max(1, seconds.count))
    let figures = [
      ("least", seconds.first ?? 0), ("middle", seconds[seconds.count / 2]), ("mean", mean),
    ]
    .map { "\(Self.milliseconds($0.1)) ms \($0.0)" }
    return "\(name) \(inputs): \(figures.joined(separator: ", "))"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    let micros = Int((seconds * 1e6).rounded())
    let rest = String(micros % 1000)
    return "\(micros / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
