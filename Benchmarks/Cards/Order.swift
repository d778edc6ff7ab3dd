import ShareCards

/// What is asked for: `CONTESTANT SIZE BACKGROUND COUNT [PATH]`, parted by spaces.
struct Order {
  let contestant: String
  let size: ShareCardSize
  let background: Ground
  /// How often the card is drawn.
  let count: Int
  /// Where the file goes, if it is wanted: the rest of the line.
  let path: String?

  init(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count >= 4,
      let size = ShareCardSize.allCases.first(where: { $0.id == words[1] }),
      let background = Ground(rawValue: words[2]), let count = Int(words[3]), count > 0
    else { throw BenchError("'\(line)' is not CONTESTANT SIZE BACKGROUND COUNT [PATH]") }
    contestant = words[0]
    self.size = size
    self.background = background
    self.count = count
    path = words.count > 4 ? words[4] : nil
  }
}
