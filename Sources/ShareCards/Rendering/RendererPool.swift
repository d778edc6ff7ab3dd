import Canvas
import Synchronization

/// Lends each task a renderer of its own and keeps those that are not in use.
final class RendererPool: Sendable {
  private let fonts: FontLibrary
  private let pictures = PictureCache()
  private let idle = Mutex<[Lendable]>([])

  init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  func withRenderer<Result>(
    _ work: (CardRenderer) throws(ShareCardError) -> Result
  ) throws(ShareCardError) -> Result {
    let lent: Lendable
    if let idle = idle.withLock({ $0.popLast() }) {
      lent = idle
    } else {
      lent = Lendable(renderer: try CardRenderer(fonts: fonts, pictures: pictures))
    }
    defer { idle.withLock { $0.append(lent) } }
    return try work(lent.renderer)
  }

  /// A renderer that changes hands under the pool's lock: it is in the pool or with one task,
  /// never both, which the compiler cannot see.
  private struct Lendable: @unchecked Sendable {
    let renderer: CardRenderer
  }
}
