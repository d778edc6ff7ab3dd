import Testing

@testable import Studio

@Suite struct ChangeDebounceTests {
  private let start = ContinuousClock().now
  private let changed = WatchChange(isChanged: true)
  private let writing = WatchChange(isWriting: true)

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func aChangeIsToldWhenItWasQuietForAWhile() {
    var debounce = ChangeDebounce()
    debounce.note(changed, at: time(0))
    #expect(debounce.due == time(25))
    debounce.note(changed, at: time(20))
    #expect(debounce.due == time(45))
    let isTakenEarly = debounce.take(at: time(44))
    #expect(!isTakenEarly)
    let isTaken = debounce.take(at: time(45))
    #expect(isTaken)
    #expect(debounce.due == nil)
  }

  @Test func aLongBurstIsToldInTheEnd() {
    var debounce = ChangeDebounce()
    for milliseconds in stride(from: 0, through: 240, by: 20) {
      debounce.note(changed, at: time(milliseconds))
    }
    #expect(debounce.due == time(250))
  }

  @Test func aFileThatIsBeingWrittenIsWaitedForLonger() {
    var debounce = ChangeDebounce()
    debounce.note(writing, at: time(0))
    #expect(debounce.due == time(1000))
    debounce.note(writing, at: time(500))
    #expect(debounce.due == time(1500))
    debounce.note(changed, at: time(600))
    #expect(debounce.due == time(625))
  }

  @Test func aChangeWaitsForAFileThatIsBeingWrittenAfterIt() {
    var debounce = ChangeDebounce()
    debounce.note(changed, at: time(0))
    debounce.note(writing, at: time(10))
    #expect(debounce.due == time(1000))
    debounce.note(writing, at: time(700))
    #expect(debounce.due == time(1000))
    debounce.note(changed, at: time(800))
    let isTaken = debounce.take(at: time(800))
    #expect(isTaken)
    #expect(debounce.due == nil)
  }

  @Test func aFileThatIsWrittenWithinALookAfterAChangeIsWaitedFor() {
    var debounce = ChangeDebounce()
    debounce.note(WatchChange(isChanged: true, isWriting: true), at: time(0))
    #expect(debounce.due == time(1000))
  }

  @Test func nothingIsDueWithoutAChange() {
    var debounce = ChangeDebounce()
    debounce.note(WatchChange(needsScan: true), at: time(0))
    #expect(debounce.due == nil)
    let isTaken = debounce.take(at: time(10_000))
    #expect(!isTaken)
  }
}
