import Testing

@testable import Studio

@Suite struct EventHubTests {
  private func event(_ name: String) -> EventStream.Event {
    EventStream.Event(name: name, data: "{}")
  }

  @Test func everyStreamGetsItsFirstEventAndThenAllOthers() {
    let hub = EventHub()
    let first = hub.connect { event("one") }
    hub.send([event("two"), event("three")])
    let second = hub.connect { event("four") }
    hub.send([event("five")])
    #expect(first.takeAll().map(\.name) == ["one", "two", "three", "five"])
    #expect(second.takeAll().map(\.name) == ["four", "five"])
  }

  @Test func endedStreamsAreDropped() {
    let hub = EventHub()
    let streams = (0..<3).map { _ in hub.connect { event("state") } }
    streams[1].end()
    #expect(hub.count == 2)
  }
}
