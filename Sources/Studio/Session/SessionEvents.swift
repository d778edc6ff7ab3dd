import Diagnostics
import Documents
import SiteGenerator

extension SiteSession {
  /// What a browser is told when it connects, and after each load.
  var stateEvent: EventStream.Event {
    let (site, problems) = shown
    return Self.state(version: site?.version, problems: problems)
  }

  static func state(version: Fingerprint?, problems: [Diagnostic]) -> EventStream.Event {
    let data = JSONText.object([
      ("version", .optional(version?.text)), ("problems", ProblemText.json(problems)),
    ])
    return EventStream.Event(name: "state", data: data.line)
  }
}

extension SessionReload {
  /// The most changed paths that are named.
  static let namedChanges = 1000

  /// What browsers are told of it; nothing when nothing is new.
  package var events: [EventStream.Event] {
    guard isNews else { return [] }
    let state = SiteSession.state(version: version, problems: problems)
    guard !changed.isEmpty else { return [state] }
    let paths: JSONText = changed.count > Self.namedChanges ? .null : .strings(changed)
    let data = JSONText.object([("version", .optional(version?.text)), ("changed", paths)])
    return [state, EventStream.Event(name: "change", data: data.line)]
  }
}
