import Foundation
import Testing

@testable import Studio

@Suite struct WakePipeTests {
  @Test func whatWasWokenBeforeDoesNotWait() throws {
    let pipe = try #require(WakePipe())
    pipe.wake()
    #expect(
      pipe.wait(milliseconds: -1) == WakePipe.Outcome(isWoken: true, isSocketReadable: false))
    #expect(
      pipe.wait(milliseconds: 0) == WakePipe.Outcome(isWoken: false, isSocketReadable: false))
  }

  @Test func wakingLeavesTheNumberOfTheLastErrorAsItWas() throws {
    let pipe = try #require(WakePipe())
    errno = ERANGE
    // There is no such file, so the system tells an error.
    WakePipe.wake(-1)
    #expect(errno == ERANGE)
    WakePipe.wake(pipe.writer)
    #expect(pipe.wait(milliseconds: 0).isWoken)
  }

  @Test func theWaitEndsWhenNobodyReadsAFileAnyMore() throws {
    let pipe = try #require(WakePipe())
    let output = Pipe()
    try output.fileHandleForReading.close()
    pipe.wait(whileOpen: output.fileHandleForWriting.fileDescriptor)
  }

  @Test func aFileThatIsClosedFromTheStartDoesNotEndTheWait() async throws {
    let pipe = try #require(WakePipe())
    let thread = try #require(
      BackgroundThread {
        usleep(100_000)
        pipe.wake()
      })
    let start = ContinuousClock().now
    pipe.wait(whileOpen: -1)
    #expect(ContinuousClock().now - start >= .milliseconds(90))
    thread.join()
  }
}
