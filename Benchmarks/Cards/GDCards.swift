import CGD
import ShareCards

/// The card in libgd's own way: its rectangles, its text and its PNG files.
final class GDCards: CardDrawing {
  private let scenes: Scenes
  private let photo: GDImage
  private var images: [ShareCardSize: GDImage] = [:]

  /// The level of zlib that gives about the least bytes for the time.
  private static let compressionLevel: Int32 = 6

  init(scenes: Scenes) throws {
    self.scenes = scenes
    photo = try GDImage(jpeg: scenes.photo)
    gdFontCacheSetup()
  }

  func draw(_ size: ShareCardSize, _ background: Ground) throws -> [UInt8] {
    guard let scene = scenes.sizes[size.id] else { throw BenchError("\(size.id) has no scene") }
    let image = try images[size] ?? GDImage(width: size.width, height: size.height)
    images[size] = image
    try fill(image, with: background)
    try draw(scene.tile, on: image)
    for text in scene.texts { try draw(text, on: image) }
    try draw(scene.plate, on: image)
    draw(scene.code, on: image)
    return try image.pngBytes(level: Self.compressionLevel)
  }

  private func draw(_ square: Scene.Square, on image: GDImage) throws {
    image.fillRounded(
      x: square.x, y: square.y, side: square.side, radius: square.radius,
      color: try Scenes.pixel(square.color))
  }

  private func fill(_ image: GDImage, with background: Ground) throws {
    switch background {
    case .flat: image.fill(try Scenes.pixel(scenes.background))
    case .gradient:
      let colors = try scenes.gradient.map(Scenes.pixel)
      guard colors.count == 2 else { throw BenchError("the gradient needs two colours") }
      image.fillDiagonally(from: colors[0], to: colors[1])
    case .photo: image.cover(with: photo)
    }
  }

  private func draw(_ text: Scene.Text, on image: GDImage) throws {
    guard let font = scenes.fonts[text.font] else { throw BenchError("no font '\(text.font)'") }
    try image.draw(
      text.text, font: font, size: text.size, x: text.x, baseline: text.baseline,
      color: try Scenes.pixel(text.color))
  }

  private func draw(_ code: Scene.Code, on image: GDImage) {
    for (row, modules) in scenes.modules.enumerated() {
      for (column, module) in modules.utf8.enumerated() where module == UInt8(ascii: "#") {
        image.fill(
          x: code.x + column * code.module, y: code.y + row * code.module, side: code.module,
          color: Self.black)
      }
    }
  }

  private static let black: Int32 = 0
}
