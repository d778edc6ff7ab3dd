import Canvas
import ShareCards

/// What no way of drawing can go below: the finished pixels, copied over and encoded as sitegen
/// encodes them.
final class FloorCards: CardDrawing {
  private let sitegen: SitegenCards
  private let encoder: PNGEncoder
  private var finished: [ShareCardSize: Finished] = [:]
  private var target: [Int32] = []

  private struct Finished {
    let bitmap: Bitmap
    let pixels: [Int32]
  }

  init(scenes: Scenes) throws {
    sitegen = try SitegenCards(scenes: scenes, verifiesCodes: false)
    encoder = try PNGEncoder()
  }

  func prepare(_ size: ShareCardSize, _ background: Ground) throws {
    let file = try sitegen.draw(size, background)
    let picture = try Picture(decoding: file)
    let bitmap = try Bitmap(width: size.width, height: size.height)
    bitmap.draw(picture, in: bitmap.bounds)
    let pixels = bitmap.pixels
    finished[size] = Finished(bitmap: bitmap, pixels: pixels)
    target = pixels
  }

  func draw(_ size: ShareCardSize, _ background: Ground) throws -> [UInt8] {
    guard let finished = finished[size] else { throw BenchError("\(size.id) is not prepared") }
    // The bitmap holds these pixels already; copying them elsewhere costs the same.
    target.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: finished.pixels) }
    return try encoder.encode(finished.bitmap)
  }
}
