import Synchronization

/// Pictures at the sizes at which they are drawn, so that a photo on a thousand cards is decoded
/// once.
///
/// Renderers on several threads share one cache. Two of them that want the same picture at the same
/// time may both make it; one of the two is kept. What has not been asked for the longest goes
/// first when the pixels take more memory than allowed.
package final class PictureCache: Sendable {
  /// Which file a picture is of: a fingerprint of its bytes, which the caller makes.
  package struct Key: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    /// The fingerprint in hexadecimal digits.
    package var text: String {
      String(high, radix: 16) + "-" + String(low, radix: 16)
    }
  }

  /// A file at one size.
  private struct Place: Hashable {
    let key: Key
    let width: Int
    let height: Int
    let fit: PictureFit
  }

  private struct Entry {
    let picture: Picture
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Place: Entry] = [:]
    var bytes = 0
    var clock: UInt64 = 0
  }

  private let state = Mutex(State())
  private let maximumBytes: Int

  /// The memory of a cache unless a caller says another number: some twenty photos as large as a
  /// card.
  package static let defaultMaximumBytes = 64 << 20

  /// - Parameter maximumBytes: the most memory that the pixels of all pictures take.
  package init(maximumBytes: Int = PictureCache.defaultMaximumBytes) {
    self.maximumBytes = maximumBytes
  }

  /// A file's picture as `PictureSource.rendered` makes it.
  ///
  /// - Parameters:
  ///   - key: which file it is.
  ///   - width: the width in pixels of the area that it is drawn in.
  ///   - height: the area's height in pixels.
  ///   - fit: how it goes there.
  ///   - source: opens the file; called when the picture is not there.
  /// - Returns: the picture, no larger than the area.
  /// - Throws: what `source` or the rendering throws; nothing of that is kept.
  package func picture(
    _ key: Key, width: Int, height: Int, fit: PictureFit = .contain,
    source: () throws(PictureError) -> PictureSource
  ) throws(PictureError) -> Picture {
    let place = Place(key: key, width: width, height: height, fit: fit.normalized)
    if let known = known(place) { return known }
    let picture = try source().rendered(width: width, height: height, fit: fit)
    keep(picture, at: place)
    return picture
  }

  private func known(_ place: Place) -> Picture? {
    state.withLock { state in
      guard let picture = state.entries[place]?.picture else { return nil }
      state.clock += 1
      state.entries[place]?.lastUse = state.clock
      return picture
    }
  }

  private func keep(_ picture: Picture, at place: Place) {
    let size = Self.bytes(of: picture)
    guard size <= maximumBytes else { return }
    state.withLock { state in
      if let old = state.entries[place] { state.bytes -= Self.bytes(of: old.picture) }
      state.clock += 1
      state.entries[place] = Entry(picture: picture, lastUse: state.clock)
      state.bytes += size
      while state.bytes > maximumBytes {
        guard let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
          return
        }
        state.entries[oldest.key] = nil
        state.bytes -= Self.bytes(of: oldest.value.picture)
      }
    }
  }

  private static func bytes(of picture: Picture) -> Int {
    picture.pixels.count * MemoryLayout<UInt32>.stride
  }
}
