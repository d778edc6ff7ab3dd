import Diagnostics

/// Gives the headings of a page their ids.
struct HeadingAnchors {
  /// The ids that are taken; those of the theme's templates from the start.
  private var used: Set<String> = ["content", "downloads"]
  /// The number that a text that is there again gets next.
  private var numbers: [String: Int] = [:]

  /// The id of the next heading; nil where its text has nothing to make one of.
  mutating func next(for text: String) -> String? {
    guard !text.isVisiblyEmpty else { return nil }
    let slug: String? = Slug.make(text)
    guard let slug, !used.insert(slug).inserted else { return slug }
    var number = numbers[slug] ?? 2
    while !used.insert("\(slug)-\(number)").inserted { number += 1 }
    numbers[slug] = number + 1
    return "\(slug)-\(number)"
  }
}
