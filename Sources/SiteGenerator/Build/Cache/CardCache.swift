import Diagnostics
import Synchronization

/// Keeps the products of artifacts that are dear to make, such as cards, between runs.
///
/// A file of the cache is named by what its product was made from, which is the artifact's
/// fingerprint and the program. It is written under another name and then renamed, and checked when
/// it is read; one that is damaged, cut short or another's counts as none. So several processes can
/// use the cache at once, and it can be removed at any time. A fault of the cache is never one of the
/// build: what cannot be kept is made again.
package final class CardCache: Sendable {
  /// The most bytes that are read of a file before it is known how long its head is.
  private static let usualHead = 4096
  /// The hexadecimal digits of a name that are its folder's.
  private static let folderDigits = 2
  /// What the names of files begin with that are being written.
  static let draftStart = "draft-"
  /// Files that were used less than a day ago are not touched again.
  static let day = 86_400

  private let work: WorkFolder
  let folder: Folder
  private let program: Fingerprint
  private let failure = Mutex<FileError?>(nil)

  /// - Parameters:
  ///   - root: the site's folder.
  ///   - program: tells this program from others, which draw differently.
  package init(root: Folder, program: Fingerprint? = nil) {
    self.program = program ?? ProgramIdentity.current
    work = WorkFolder(root: root)
    folder = work.cache
  }

  /// What to tell of the cache: why nothing was kept.
  package var diagnostics: [Diagnostic] {
    guard let failure = failure.withLock({ $0 }) else { return [] }
    return [
      Diagnostic(
        .unwritableFile, severity: .note,
        "the cards are not kept for later builds: cannot write '\(failure.path)': "
          + failure.reason, hint: "nothing is wrong with this build; '--no-cache' keeps none")
    ]
  }

  /// The product of an artifact: the one that is kept, or a new one, which is then kept.
  ///
  /// - Parameters:
  ///   - artifact: the artifact.
  ///   - make: makes the product.
  /// - Returns: the product, with the same bytes and diagnostics either way.
  package func product(of artifact: Artifact, make: () -> Product) -> Product {
    if let entry = entry(of: artifact), let bytes = bytes(of: entry) {
      return Product(bytes: bytes, diagnostics: entry.diagnostics)
    }
    let product = make()
    store(product, of: artifact)
    return product
  }

  /// What is kept of an artifact; nil when there is nothing that can be used.
  func entry(of artifact: Artifact) -> CacheEntry? {
    guard let caching = artifact.caching else { return nil }
    let key = key(of: artifact)
    let path = Self.path(of: key)
    guard var start = folder.start(of: path, count: Self.usualHead),
      let headSize = CacheEntry.headSize(of: start.bytes)
    else { return nil }
    if headSize > start.bytes.count {
      guard let longer = folder.start(of: path, count: headSize) else { return nil }
      start = longer
    }
    guard headSize <= start.bytes.count,
      let entry = CacheEntry(head: Array(start.bytes.prefix(headSize))), entry.key == key,
      entry.size == start.size - headSize,
      entry.diagnostics.isEmpty || entry.telling == caching.telling()
    else { return nil }
    if let age = folder.age(of: path), age >= Self.day { folder.touch(path) }
    return entry
  }

  /// The bytes of a product that is kept; nil when they are not what they were.
  func bytes(of entry: CacheEntry) -> [UInt8]? {
    guard let file = try? folder.read(Self.path(of: entry.key)), file.count >= entry.size
    else { return nil }
    let bytes = Array(file.suffix(entry.size))
    return Fingerprint(of: bytes) == entry.fingerprint ? bytes : nil
  }

  /// Keeps a product, unless it is a failed one.
  func store(_ product: Product, of artifact: Artifact) {
    guard let caching = artifact.caching, !product.diagnostics.containsErrors,
      failure.withLock({ $0 == nil })
    else { return }
    let entry = CacheEntry(
      key: key(of: artifact),
      telling: product.diagnostics.isEmpty ? nil : caching.telling(),
      diagnostics: product.diagnostics, size: product.bytes.count,
      fingerprint: Fingerprint(of: product.bytes))
    do throws(FileError) {
      try write(entry.head + product.bytes, to: Self.path(of: entry.key))
    } catch {
      failure.withLock { $0 = $0 ?? error }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let draft = Self.draftStart + String(UInt64.random(in: .min ... .max), radix: 16)
    try work.prepare()
    try folder.replace(path, with: bytes, draft: draft)
  }

  private func key(of artifact: Artifact) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(program)
    builder.add(artifact.fingerprint)
    return builder.finish()
  }

  private static func path(of key: Fingerprint) -> String {
    let text = key.text
    return "\(text.prefix(folderDigits))/\(text.dropFirst(folderDigits))"
  }
}
