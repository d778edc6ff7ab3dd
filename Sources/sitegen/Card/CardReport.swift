import Documents
import SiteGenerator

/// What `sitegen card` wrote, for a person or for a program.
struct CardReport {
  private let files: [File]
  private let target: CardCommandTarget

  /// A file that was written.
  private struct File {
    let path: String
    let card: BatchCard
    let byteCount: Int
  }

  init(outcomes: [CardBatch.Outcome], target: CardCommandTarget) {
    files = outcomes.compactMap { outcome in
      outcome.byteCount.map {
        File(path: target.path(of: outcome.card), card: outcome.card, byteCount: $0)
      }
    }
    self.target = target
  }

  /// A line for each file.
  var text: String {
    files.map { file in
      "wrote \(file.path.printable), \(file.card.width)x\(file.card.height) pixels in "
        + Console.count(file.byteCount, "byte") + "\n"
    }.joined()
  }

  /// One line for all files of a data file, of which there may be thousands.
  var summary: String {
    guard !files.isEmpty else { return "" }
    return "wrote \(Console.count(files.count, "card")) into \(target.shown.printable)\n"
  }

  /// The files as a list of objects.
  var json: String {
    JSONText.array(
      files.map { file in
        .object([
          ("path", .string(file.path)), ("width", .number(file.card.width)),
          ("height", .number(file.card.height)), ("bytes", .number(file.byteCount)),
          ("link", .optional(file.card.link)),
        ])
      }
    ).text() + "\n"
  }
}
