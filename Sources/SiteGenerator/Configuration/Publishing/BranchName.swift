import Documents
import QRCodes

/// The form of a git branch's name.
enum BranchName {
  /// Whether git takes a text as a branch's name (git-check-ref-format(1)).
  static func isRight(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: OutputPath.slash, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return name != "@" && name != "HEAD" && !name.hasPrefix("-") && !name.hasSuffix(".")
      && !name.contains("..") && !name.contains("@{") && name.utf8.count <= longest
      && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !forbidden.contains($0) }
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }
  }

  /// What a file system takes as a name, since git keeps a branch as a file.
  private static let longest = 200
  private static let forbidden = ASCIISet("~^:?*[\\")
}
