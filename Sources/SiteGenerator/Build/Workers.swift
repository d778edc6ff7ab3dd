import Synchronization

/// Several workers, each with a workbench of its own, that do the work on many values.
struct Workers: Sendable {
  /// How many work at a time.
  private let jobs: Int
  private let makeWorkbench: @Sendable () -> Workbench

  /// - Parameters:
  ///   - jobs: how many work at a time; at least one does.
  ///   - makeWorkbench: makes the tools of one worker.
  init(jobs: Int, makeWorkbench: @escaping @Sendable () -> Workbench) {
    self.jobs = max(1, jobs)
    self.makeWorkbench = makeWorkbench
  }

  /// Does the work on all values.
  ///
  /// - Parameters:
  ///   - values: what to work on; each is taken by the next worker that is free.
  ///   - work: the work on one of them.
  /// - Returns: the results in the order of the values, whatever the order of the work.
  func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ work: @escaping @Sendable (Value, Workbench) -> Result
  ) async -> [Result] {
    let next = Counter()
    let parts = await withTaskGroup(of: [(index: Int, result: Result)].self) { group in
      for _ in 0..<min(jobs, values.count) {
        group.addTask {
          let workbench = makeWorkbench()
          var results: [(index: Int, result: Result)] = []
          while let index = next.take(below: values.count) {
            results.append((index, work(values[index], workbench)))
          }
          return results
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return parts.sorted { $0.index < $1.index }.map(\.result)
  }

  /// Gives each worker the next value's number.
  private final class Counter: Sendable {
    private let value = Atomic(0)

    func take(below limit: Int) -> Int? {
      let taken = value.wrappingAdd(1, ordering: .relaxed).oldValue
      return taken < limit ? taken : nil
    }
  }
}
