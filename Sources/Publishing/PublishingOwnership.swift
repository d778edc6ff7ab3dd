import SiteGenerator

/// Decides whether a site may publish to a place.
struct PublishingOwnership {
  var targetName: String
  var site: SiteURL
  /// Whether the user lets the site take over what others made.
  var adopts: Bool
  /// Whether what others made stays in the history of the place.
  var adoptsHistory = true

  /// - Parameters:
  ///   - list: what was published there before; nil when there is no list.
  ///   - isEmpty: whether nothing is there.
  /// - Throws: `PublishingError` when the place belongs to others.
  func check(_ list: PublishedList?, isEmpty: Bool) throws(PublishingError) {
    if isEmpty { return }
    guard let list else {
      if !adoptsHistory {
        throw .refused(
          .unusableTarget,
          "\(targetName) was not made by sitegen, and 'orphan' would throw its history away",
          hint: "name another branch, or publish once with --adopt and without 'orphan'")
      }
      if adopts { return }
      throw .refused(
        .unusableTarget, "\(targetName) was not made by sitegen",
        hint: "name another place, or take this one over with --adopt: files of others stay, and"
          + " those of the same names are replaced")
    }
    if list.site != site.absolute(""), !adopts {
      throw .refused(
        .unusableTarget, "\(targetName) has the pages of \(list.site)",
        hint: "name another place, or replace those pages with --adopt")
    }
  }
}
