import SiteGenerator

/// What is to be published where, and what is allowed.
package struct PublishingRequest: Sendable {
  package var target: PublishingTarget
  /// The folder that holds the site.
  package var root: Folder
  /// The folder that the site was built into.
  package var output: Folder
  package var site: SiteURL
  package var gallery: GalleryAudience
  /// The fingerprint of the plan of the site as its files are now.
  package var plan: Fingerprint
  /// The user's home folders, which are no targets.
  package var homes: [Folder]
  /// Whether what others put at the target may be replaced.
  package var adopts: Bool
  /// The most files that may be deleted.
  package var deletionLimit: Int
  /// Whether a build with drafts is taken.
  package var includesDrafts: Bool

  package init(
    target: PublishingTarget, root: Folder, output: Folder, site: SiteURL,
    gallery: GalleryAudience, plan: Fingerprint, homes: [Folder], adopts: Bool = false,
    deletionLimit: Int? = nil, includesDrafts: Bool = false
  ) {
    self.target = target
    self.root = root
    self.output = output
    self.site = site
    self.gallery = gallery
    self.plan = plan
    self.homes = homes
    self.adopts = adopts || target.adopts
    self.deletionLimit = deletionLimit ?? target.deletionLimit
    self.includesDrafts = includesDrafts
  }

  /// The folder of a path that is absolute or relative to the site.
  func folder(_ path: String) -> Folder {
    path.hasPrefix("/") ? Folder(path: path, name: path) : root.folder(path)
  }
}
