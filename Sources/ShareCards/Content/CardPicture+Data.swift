import Canvas

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CardPicture {
  /// A file that a program hands over.
  ///
  /// - Parameters:
  ///   - data: the whole file.
  ///   - name: what it is, as messages say it.
  /// - Throws: `ShareCardError.unreadablePicture`.
  init(_ data: Data, name: String) throws(ShareCardError) {
    let bytes = [UInt8](data)
    do throws(PictureError) {
      self.init(source: try PictureSource(bytes), key: PictureCache.Key(secretlyHashing: bytes))
    } catch {
      throw .unreadablePicture(reason: "the \(name) cannot be used: \(error.message)")
    }
  }
}

extension PictureCache.Key {
  /// A fingerprint that holds as long as the program runs.
  ///
  /// Servers get pictures from strangers. The standard library's hash has a random key in each
  /// process, so that nobody can make a picture that is taken for someone else's. Two hashes of
  /// different beginnings are 128 bits, enough for no two pictures to meet by chance.
  fileprivate init(secretlyHashing bytes: [UInt8]) {
    self.init(high: Self.hash(bytes, part: 0), low: Self.hash(bytes, part: 1))
  }

  private static func hash(_ bytes: [UInt8], part: UInt8) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(part)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
