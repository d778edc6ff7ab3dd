/// A time zone of the IANA database, by which times without an offset are read.
package struct SiteTimeZone: Sendable {
  package let identifier: String
  /// Nil for UTC, which needs no database.
  private let rules: TimeZoneRules?

  /// Coordinated Universal Time.
  package static let utc = SiteTimeZone(identifier: "UTC", rules: nil)

  private init(identifier: String, rules: TimeZoneRules?) {
    self.identifier = identifier
    self.rules = rules
  }

  /// The zone of a name such as `Europe/Stockholm`; nil when the system's database has none.
  package init?(identifier: String) {
    if identifier == Self.utc.identifier {
      self = .utc
      return
    }
    guard Self.isName(identifier), let rules = TimeZoneRules(identifier: identifier) else {
      return nil
    }
    self.init(identifier: identifier, rules: rules)
  }

  /// The moment of a local time, in seconds after 1970-01-01T00:00:00Z.
  ///
  /// A time that the zone's clocks show twice is the first of the two. One that they pass over is
  /// what they would have shown without the change, which is as much behind the gap as the time is
  /// behind its start (RFC 5545, section 3.3.5).
  ///
  /// - Parameter local: the local time, in seconds as if it were in UTC.
  /// - Returns: the moment.
  package func seconds(ofLocal local: Int) -> Int {
    guard let rules else { return local }
    // No offset is as long as a day, so these hold before and after any change that is near.
    let before = rules.offset(at: local - 86_400)
    let after = rules.offset(at: local + 86_400)
    let offset = [before, after].first { rules.offset(at: local - $0) == $0 }
    return local - (offset ?? before)
  }

  /// Whether a text can only be the name of a zone.
  ///
  /// To GLib it might also be a path, an offset or a rule in POSIX form, such as `EST5`. The
  /// database has other files, too: all of their names begin with a small letter.
  private static func isName(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = text.utf8.first, upperCase.contains(first), let last = text.utf8.last,
      text.utf8.count > 1, parts.count > 1 || !digits.contains(last)
    else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    upperCase.contains(byte) || lowerCase.contains(byte) || digits.contains(byte)
      || "_-+".utf8.contains(byte)
  }

  private static let upperCase = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let lowerCase = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension SiteTimeZone: Hashable {
  package static func == (left: SiteTimeZone, right: SiteTimeZone) -> Bool {
    left.identifier == right.identifier
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}
