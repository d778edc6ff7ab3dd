/// Why the benchmark ends: wrong input to it, or a contestant that failed.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
