import Foundation
import TestSupport
import Testing

/// What `scripts/bench cards` says of measurements that are made up.
@Suite struct BenchResultsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Two rounds of four contestants: the first is the least for `sitegen`, the second for the rest.
  private func printed(_ call: String) throws -> String {
    let python = try #require(
      ProcessInfo.processInfo.environment["SITEGEN_TEST_PYTHON"], "run the tests by scripts/test")
    let program = """
      from bench_cards_results import SIZES, Results
      results = Results()
      rounds = {"sitegen": (2, 3), "sitegen-verified": (5, 4), "floor": (8, 1), "takumi": (9, 6)}
      for name, times in rounds.items():
          for time in times:
              for size in SIZES:
                  results.add("flat", name, size, time, 50 if name == "takumi" else 100)
              results.add("flat", name, "set", 4 * time)
              if name in ("sitegen", "takumi"):
                  results.add("cold", name, "set", 10 * time)
      results.\(call)
      """
    let result = try sandbox.run(
      python, ["-B", "-c", program], in: sandbox.project.appending(path: "scripts/lib"))
    #expect(result.errors == "")
    return result.output
  }

  @Test func comparesTheLeastRunsForAllSizesTogetherAndTheFloorForTheWideCard() throws {
    #expect(
      try printed("print_ratios()") == """
        ratio takumi/sitegen set-of-four: 3.00
        ratio sitegen/floor wide: 2.00
        ratio takumi/sitegen set-of-four, verified: 1.50
        ratio sitegen/floor wide, verified: 4.00
        bytes sitegen/takumi set-of-four: 2.00
        ratio takumi/sitegen set-of-four, cold: 3.00

        """)
  }

  @Test func addsUpTheBytesOfTheFourFiles() throws {
    let lines = try printed("print_bytes('flat')").split(separator: "\n").map {
      $0.split(separator: " ")
    }
    #expect(
      lines == [
        ["flat:", "bytes", "of", "the", "file"],
        ["sitegen", "100", "100", "100", "100", "400"],
        ["sitegen-verified", "100", "100", "100", "100", "400"],
        ["floor", "100", "100", "100", "100", "400"],
        ["takumi", "50", "50", "50", "50", "200"],
      ])
  }
}
