/// Where one page of a list stands among the others.
struct Paging: Sendable {
  let list: Listing
  /// The number of this page, counted from 1.
  let number: Int
  /// How many pages the list has.
  let count: Int

  /// The output path of this page.
  var path: String { list.outputPath(ofPage: number) }
  var newer: String? { number > 1 ? list.outputPath(ofPage: number - 1) : nil }
  var older: String? { number < count ? list.outputPath(ofPage: number + 1) : nil }

  /// One entry of the row of page numbers.
  enum Entry: Hashable {
    case page(number: Int, path: String)
    /// Pages that are not named.
    case gap
  }

  /// The first, the last, this page and its neighbours; gaps stand for what is between them.
  var entries: [Entry] {
    let shown = Set([1, number - 1, number, number + 1, count]).filter { (1...count).contains($0) }
    var entries: [Entry] = []
    var previous = 0
    for page in shown.sorted() {
      // A gap of one page is as wide as the page's number.
      if page - previous == 2 { entries.append(entry(page - 1)) }
      if page - previous > 2 { entries.append(.gap) }
      entries.append(entry(page))
      previous = page
    }
    return entries
  }

  private func entry(_ page: Int) -> Entry {
    .page(number: page, path: list.outputPath(ofPage: page))
  }
}
