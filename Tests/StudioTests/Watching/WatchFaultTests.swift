import Diagnostics
import Testing

@testable import Studio

@Suite struct WatchFaultTests {
  @Test(arguments: [
    (WatchFault.Limit.watches, "sudo sysctl fs.inotify.max_user_watches=524288"),
    (.instances, "sudo sysctl fs.inotify.max_user_instances=1024"),
    (.files, "ulimit -n 8192"),
  ])
  func tellsWhatToRaise(limit: WatchFault.Limit, command: String) {
    #expect(
      DiagnosticPrinter().text(for: WatchFault(limit: limit).diagnostic) == """
        sitegen: note: the system lets no more files be watched, so changes are looked for each \
        second [unwatched-folder]
            hint: raise the limit: \(command)

        """)
  }
}
