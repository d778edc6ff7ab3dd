/// Takes the codes that a camera sees and proposes one contact at a time.
///
/// A camera reports a code with every frame, and more than one when several are in view. A session
/// makes one question of that: the first contact becomes the candidate, and until a person has
/// confirmed or cancelled it, nothing else gets through. Only `confirm()` gives a contact away.
///
/// A code that has been answered stays answered while the camera points at it: cancelling must not
/// bring up the same question with the next frame. Several codes are kept in mind, since frames of
/// two codes side by side come in turns. Call `forgetAnswers()` when no code has been in view for
/// about a second, or when a person begins to scan anew.
public struct ScanSession: Sendable {
  /// The contact that waits to be confirmed or cancelled.
  public private(set) var candidate: ContactCard?
  /// The payloads that led to an answer, the oldest first.
  private var answered: [[UInt8]] = []

  /// The most codes that are kept in mind.
  private static let maximumAnswers = 16

  /// Starts without a candidate.
  public init() {}

  /// Takes the payload of a code that the camera sees.
  ///
  /// - Parameter payload: the bytes of the code, which anyone can have made.
  /// - Returns: what came of it; only `candidate` and `refused` are worth telling a person.
  public mutating func receive(_ payload: [UInt8]) -> ScanOutcome {
    // All that is longer is refused alike, so its beginning tells it from others well enough.
    let key = Array(payload.prefix(ContactCard.maximumLength + 1))
    if answered.contains(key) { return .repeated }
    if candidate != nil { return .waiting }
    if answered.count == Self.maximumAnswers { answered.removeFirst() }
    answered.append(key)
    do throws(ContactCardError) {
      let card = try ContactCard(decoding: payload)
      candidate = card
      return .candidate(card)
    } catch {
      return .refused(error)
    }
  }

  /// Takes the text of a code that the camera sees, as many systems give it.
  ///
  /// - Parameter text: the text of the code, which anyone can have made.
  /// - Returns: what came of it.
  public mutating func receive(_ text: String) -> ScanOutcome {
    receive(Array(text.utf8))
  }

  /// Takes the candidate, because a person said so.
  ///
  /// - Returns: the contact, once; nil when none waits.
  public mutating func confirm() -> ContactCard? {
    defer { candidate = nil }
    return candidate
  }

  /// Drops the candidate, and does nothing else.
  public mutating func cancel() {
    candidate = nil
  }

  /// Lets every code come again; a candidate goes on waiting.
  public mutating func forgetAnswers() {
    answered = []
  }
}
