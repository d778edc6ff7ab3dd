/// The path of a section, whose parts are sections around it.
enum SectionPath {
  /// The section's path and those of the sections around it, the nearest first, down to the empty
  /// path of the site's top.
  static func chain(from section: String) -> [String] {
    let folders: [String] = section.isEmpty ? [] : OutputPath.folders(of: section).reversed()
    return (section.isEmpty ? [] : [section]) + folders + [""]
  }
}
