import Testing

@testable import Studio

struct EventStreamTests {
  @Test func keepsTheNewestEventsForASlowBrowser() {
    let stream = EventStream()
    for number in 1...100 { stream.send(.init(name: "change", data: "\(number)")) }

    let events = stream.takeAll()

    #expect(events.count == 64)
    #expect(events.last == .init(name: "change", data: "100"))
    #expect(stream.takeAll().isEmpty)
  }

  @Test func takesNothingAfterItsEnd() {
    let stream = EventStream()
    stream.end()
    stream.send(.init(name: "change", data: "1"))

    #expect(stream.isEnded)
    #expect(stream.takeAll().isEmpty)
  }
}
