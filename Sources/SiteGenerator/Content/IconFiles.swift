import Canvas
import Diagnostics
import ShareCards
import Synchronization

/// The picture files that content names as icons, of which each is read once.
///
/// Thousands of records can name one file, and decoders, which are values that any thread may use,
/// share what was read.
final class IconFiles: Sendable {
  /// The folder that holds `site/` and `content/`.
  private let root: Folder
  /// What came of each file that was named, by its path below the root.
  private let results = Mutex<[String: Result<CardPicture, IconFileError>]>([:])

  /// A file of more bytes is no icon, and they stay in memory while cards are drawn.
  static let maximumBytes = 16 << 20
  /// A picture of more pixels is no icon.
  private static let maximumPixels = 1 << 24
  /// The longest side in pixels at which a picture is drawn once, to see whether it can be.
  private static let proofSide = 256

  init(root: Folder) {
    self.root = root
  }

  /// The picture of a file.
  ///
  /// - Parameters:
  ///   - name: its path from the folder of the file that names it; one that begins with `/` is of
  ///     `site/static`, as in texts.
  ///   - file: the file that names it, as the user would type its path.
  /// - Returns: the picture.
  /// - Throws: `IconFileError`.
  func picture(_ name: String, namedIn file: String) throws(IconFileError) -> CardPicture {
    if name.contains("://") || name.hasPrefix("//") { throw .address(name) }
    let isOfSite = name.utf8.first == OutputPath.slash
    let start = isOfSite ? "site/static/" : root.relative(ofShown: file)
    guard let path = OutputPath.resolved(name, from: start) else { throw .outside(name) }
    if let known = results.withLock({ $0[path] }) { return try known.get() }
    let result = Result { () throws(IconFileError) in try read(path) }
    results.withLock { $0[path] = result }
    return try result.get()
  }

  /// Whether any file names one as an icon.
  ///
  /// - Parameter shown: the path of the picture as the user would type it.
  /// - Returns: whether one does.
  func isNamed(_ shown: String) -> Bool {
    let path = root.relative(ofShown: shown)
    return results.withLock { $0[path] != nil }
  }

  /// The paths below the root of all files that were named, also of those that cannot be used.
  var paths: Set<String> { results.withLock { Set($0.keys) } }

  private func read(_ path: String) throws(IconFileError) -> CardPicture {
    let shown = root.shown(path)
    guard root.kind(of: path) != nil else {
      throw .missing(path: shown, nearest: nearest(to: path))
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try root.read(path)
    } catch {
      throw .unreadable(error)
    }
    guard bytes.count <= Self.maximumBytes else { throw .tooLarge(path: shown) }
    do throws(PictureError) {
      let source = try PictureSource(bytes, maximumPixels: Self.maximumPixels)
      // A header can be right and the rest cut off.
      _ = try source.reduced(toSide: Self.proofSide)
      let fingerprint = Fingerprint(of: bytes)
      return CardPicture(
        source: source, key: PictureCache.Key(high: fingerprint.high, low: fingerprint.low))
    } catch {
      throw .unusable(path: shown, error)
    }
  }

  /// The picture in the same folder whose name is nearest, as the user would type its path.
  private func nearest(to path: String) -> String? {
    let folder = OutputPath.folders(of: path).last ?? ""
    let names = (try? root.list(folder))?.filter { $0.kind != .folder }.map(\.name) ?? []
    // Names alone: in long paths any two would be near.
    return NearestName.suggestion(
      for: OutputPath.parts(of: path).last ?? path, among: names.filter(PictureFormat.isName)
    ).map { root.shown(folder.isEmpty ? $0 : "\(folder)/\($0)") }
  }
}
