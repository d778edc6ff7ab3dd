import SiteGenerator

/// Where the cards go.
enum CardCommandTarget: Hashable, Sendable {
  case standardOutput
  /// The file of the only card.
  case file(String)
  /// The folder of all cards, without a slash at its end; empty for the current one.
  case folder(String)

  /// Where a card goes, as the user would type it.
  func path(of card: BatchCard) -> String {
    switch self {
    case .standardOutput: "-"
    case .file(let path): path
    case .folder(""): card.name
    case .folder(let folder): "\(folder == "/" ? "" : folder)/\(card.name)"
    }
  }

  /// The place in words.
  var shown: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): path
    case .folder(let folder): folder.isEmpty ? "the current folder" : folder
    }
  }
}
