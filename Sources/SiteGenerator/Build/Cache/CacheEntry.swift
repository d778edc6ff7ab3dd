import Diagnostics

/// The head of a file in the cache: all that is known of a product but its bytes, which follow.
///
/// A file is a mark, the size of the head's body, the body, a hash of both, and the product's bytes,
/// whose hash is in the body. So the head can be trusted without reading the bytes, of which nothing
/// is needed where the published file has them already.
struct CacheEntry: Hashable {
  /// What the product was made from, and by which program.
  var key: Fingerprint
  /// What the diagnostics depend on besides; nil when there are none.
  var telling: Fingerprint?
  var diagnostics: [Diagnostic]
  /// How many bytes the product has.
  var size: Int
  /// The fingerprint of the product's bytes.
  var fingerprint: Fingerprint

  /// What every file begins with; the digit at its end changes with the form.
  private static let mark = Array("sgcard1\n".utf8)
  private static let hashSize = 16
  /// The bytes in front of the body: the mark and a number.
  private static let startSize = mark.count + MemoryLayout<UInt64>.size

  /// The head as bytes.
  var head: [UInt8] {
    var body = ByteWriter()
    body.add(key)
    body.add(telling) { $0.add($1) }
    body.add(diagnostics.count)
    for diagnostic in diagnostics { diagnostic.write(to: &body) }
    body.add(size)
    body.add(fingerprint)
    var count = ByteWriter()
    count.add(body.bytes.count)
    let hashed = Self.mark + count.bytes + body.bytes
    var hash = ByteWriter()
    hash.add(Fingerprint(of: hashed))
    return hashed + hash.bytes
  }

  /// How many bytes the head has that some bytes begin with; nil when they are no entry's.
  static func headSize(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: mark) else { return nil }
    var reader = ByteReader(bytes[mark.count...])
    guard let count = reader.count(), count <= Folder.maximumFileSize else { return nil }
    return startSize + count + hashSize
  }

  /// Reads a head; nil when it is damaged.
  init?(head: [UInt8]) {
    guard Self.headSize(of: head) == head.count else { return nil }
    let end = head.count - Self.hashSize
    var hash = ByteReader(head[end...])
    guard hash.fingerprint() == Fingerprint(of: Array(head[..<end])) else { return nil }
    var body = ByteReader(head[Self.startSize..<end])
    guard let key = body.fingerprint(), let telling = body.optional({ $0.fingerprint() }),
      let count = body.count()
    else { return nil }
    var diagnostics: [Diagnostic] = []
    while diagnostics.count < count {
      guard let diagnostic = Diagnostic(from: &body) else { return nil }
      diagnostics.append(diagnostic)
    }
    guard let size = body.count(), let fingerprint = body.fingerprint(), body.isAtEnd else {
      return nil
    }
    self.init(
      key: key, telling: telling, diagnostics: diagnostics, size: size, fingerprint: fingerprint)
  }

  init(
    key: Fingerprint, telling: Fingerprint?, diagnostics: [Diagnostic], size: Int,
    fingerprint: Fingerprint
  ) {
    self.key = key
    self.telling = telling
    self.diagnostics = diagnostics
    self.size = size
    self.fingerprint = fingerprint
  }
}
