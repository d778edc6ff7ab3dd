import SiteGenerator

/// A site that was loaded without an error, ready to answer.
struct LoadedSite: Sendable {
  let site: Site
  let catalogue: SiteCatalogue
  /// Changes with anything that is in the site.
  let version: Fingerprint
  /// The artifacts by their paths in the output.
  let artifacts: [String: Artifact]
  /// The addresses from the host's root that former addresses lead to, by the paths of the artifacts
  /// that are there.
  let redirects: [String: String]
  let workbenches: WorkbenchPool

  init(_ site: Site, catalogue: SiteCatalogue, workbenches: WorkbenchPool) {
    self.site = site
    self.catalogue = catalogue
    self.workbenches = workbenches
    version = catalogue.plan.fingerprint
    artifacts = Dictionary(
      catalogue.plan.artifacts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    redirects = Dictionary(
      catalogue.moments.flatMap { moment in moment.aliases.map { ($0, moment.address) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether an artifact is one of the site itself, and not of a card as it is only tried out.
  func isPlanned(_ artifact: Artifact) -> Bool {
    artifacts[artifact.path]?.fingerprint == artifact.fingerprint
  }

  /// The paths of all artifacts that differ from those of another load: changed, new and gone ones,
  /// in the order of their bytes.
  func changes(since other: LoadedSite) -> [String] {
    let changed = artifacts.values.filter {
      other.artifacts[$0.path]?.fingerprint != $0.fingerprint
    }
    let gone = other.artifacts.keys.filter { artifacts[$0] == nil }
    return (changed.map(\.path) + gone).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
