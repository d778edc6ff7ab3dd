import Testing

@testable import Studio

@Suite struct WatchChangeTests {
  private let changed = WatchChange(isChanged: true)
  private let writing = WatchChange(isWriting: true)

  private func formed(_ changes: WatchChange...) -> WatchChange {
    changes.reduce(into: WatchChange()) { $0.form($1) }
  }

  @Test func aFileThatWasClosedIsNotBeingWritten() {
    #expect(formed(writing, writing, changed) == changed)
  }

  @Test func aFileThatIsWrittenAfterAChangeIsBeingWritten() {
    #expect(formed(changed, writing) == WatchChange(isChanged: true, isWriting: true))
    #expect(formed(writing, WatchChange()) == writing)
  }

  @Test func aScanThatIsNeededStaysNeeded() {
    #expect(formed(WatchChange(needsScan: true), WatchChange()) == WatchChange(needsScan: true))
  }
}
