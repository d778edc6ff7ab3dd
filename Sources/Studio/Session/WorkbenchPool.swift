import SiteGenerator

/// The workbenches that requests take turns at, one for each processor.
final class WorkbenchPool: Sendable {
  private struct State {
    var free: [Workbench] = []
    /// How many more may be made.
    var rest: Int
  }

  private let state: Monitor<State>
  private let makeWorkbench: @Sendable () -> Workbench

  /// - Parameters:
  ///   - count: how many there are at most; at least one is.
  ///   - makeWorkbench: makes one, which is done when none is free.
  init(count: Int, makeWorkbench: @escaping @Sendable () -> Workbench) {
    state = Monitor(State(rest: max(1, count)))
    self.makeWorkbench = makeWorkbench
  }

  /// Does work at a workbench, once one is free.
  func work<Result>(_ body: (Workbench) -> Result) -> Result {
    let workbench = take()
    defer { state.withLock { $0.free.append(workbench) } }
    return body(workbench)
  }

  private func take() -> Workbench {
    let free: Workbench? = state.wait { state in
      // The one that was given back last has what is needed nearest at hand.
      if let workbench = state.free.popLast() { return .some(workbench) }
      guard state.rest > 0 else { return nil }
      state.rest -= 1
      return .some(nil)
    }
    return free ?? makeWorkbench()
  }
}
