import SiteGenerator

/// The name of a release: the start of its plan's fingerprint, and a number that grows.
struct ReleaseName: Hashable, Comparable, Sendable {
  let plan: String
  let number: Int

  var text: String { "\(plan)-\(number)" }
  /// The file beside the release that lists what is in it.
  var listFile: String { text + Self.listEnding }

  private static let listEnding = ".published"
  /// The largest number: one for every minute of a thousand years, and far from where numbers end.
  static let maximumNumber = 999_999_999

  init(plan: Fingerprint, number: Int) {
    self.plan = plan.short
    self.number = number
  }

  /// Reads a name; nil when sitegen gave none such.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy({ $0 < 0x80 }), !parts[0].isEmpty,
      !parts[0].hasPrefix("."), let number = Int(parts[1]),
      (1...Self.maximumNumber).contains(number)
    else { return nil }
    plan = String(parts[0])
    self.number = number
    guard self.text == text else { return nil }
  }

  /// Reads the name of a list's file; nil when it is another file.
  init?(listFile: String) {
    guard listFile.hasSuffix(Self.listEnding) else { return nil }
    self.init(String(listFile.dropLast(Self.listEnding.count)))
  }

  static func < (left: ReleaseName, right: ReleaseName) -> Bool {
    (left.number, left.plan) < (right.number, right.plan)
  }
}
