import Canvas
import Diagnostics
import ShareCards

/// The picture files that cards show, each of which is read once however many pages show it.
struct PictureShelf: Sendable {
  private let root: Folder
  /// The pictures by the paths of their files.
  private var pictures: [String: CardPicture] = [:]
  /// What cannot be used and was told.
  private var failed: Set<PictureFile> = []
  /// What is wrong with the files, each told at each place that names it.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter root: the folder of the site.
  init(root: Folder) {
    self.root = root
  }

  /// The picture of a file; nil when it was not read or cannot be used.
  subscript(file: PictureFile) -> CardPicture? { pictures[file.shownPath] }

  /// Reads the files of what a page says of its cards.
  mutating func add(_ card: PageCard) {
    add(card.look)
    for size in card.sizes.values { add(size.look) }
  }

  /// Reads the files of a look, unless they were read before.
  mutating func add(_ look: CardLook) {
    for use in PictureFile.Use.allCases {
      if let file = look.files[use], self[file] == nil, !failed.contains(file) { add(file) }
    }
  }

  private mutating func add(_ file: PictureFile) {
    do throws(DiagnosticError) {
      let bytes = try file.read(from: root)
      do throws(PictureError) {
        pictures[file.shownPath] = CardPicture(
          source: try PictureSource(bytes), key: Fingerprint(of: bytes).pictureKey)
      } catch {
        throw file.unusable(error)
      }
    } catch {
      failed.insert(file)
      diagnostics += error.diagnostics
    }
  }
}
