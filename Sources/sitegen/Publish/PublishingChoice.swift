import Diagnostics
import SiteGenerator

/// Chooses one of the targets of a site.
struct PublishingChoice {
  private let targets: [PublishingTarget]

  init(_ targets: [PublishingTarget]) {
    self.targets = targets
  }

  /// What to tell of a site that names no target.
  ///
  /// - Parameter file: the configuration, as the user would type its path.
  /// - Returns: the diagnostic.
  static func missing(in file: String) -> Diagnostic {
    Diagnostic(
      .unknownTarget, "'\(file)' names no target to publish to",
      hint: "add 'publish: {pages: {git: git@host:path}}', or a target with 'directory'")
  }

  /// The target of a name, or the only one.
  ///
  /// - Throws: `DiagnosticError` when there is no such target, or when there are several and none
  ///   is named.
  func target(_ name: String?) throws(DiagnosticError) -> PublishingTarget {
    let names = targets.map(\.name)
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw DiagnosticError(
        Diagnostic(
          .unknownTarget, "unknown target '\(name)'",
          hint: NearestName.hint(for: name, among: names, label: "targets")))
    }
    if let only = targets.first, targets.count == 1 { return only }
    throw DiagnosticError(
      Diagnostic(
        .missingValue, "the site has several targets, and none is named",
        hint: "targets: " + names.joined(separator: ", ")))
  }
}
