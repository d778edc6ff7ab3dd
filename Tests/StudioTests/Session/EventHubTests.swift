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
    weak var ended: EventStream?
    do {
      let stream = hub.connect { event("state") }
      stream.end()
      ended = stream
    }
    #expect(ended != nil)
    hub.send([event("change")])
    #expect(ended == nil)
  }
}
