/// What came of a code that a `ScanSession` received.
public enum ScanOutcome: Hashable, Sendable {
  /// A new contact, which now waits for a person to confirm or cancel it.
  case candidate(ContactCard)
  /// One more frame of a code that was dealt with before; nothing changed.
  case repeated
  /// Another code while a candidate waits; nothing changed, and it can come again.
  case waiting
  /// A code that is no contact, or none that can be taken.
  case refused(ContactCardError)
}
