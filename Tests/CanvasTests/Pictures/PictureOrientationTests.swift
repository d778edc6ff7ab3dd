import Canvas
import Testing

@Suite struct PictureOrientationTests {
  /// The corners of a file that shows red and green above blue and yellow, when it is upright, by
  /// the orientation of Exif, as Pillow turns it: top left, top right, bottom left, bottom right.
  private static let corners: [(orientation: Int, colors: String)] = [
    (1, "RGBY"), (2, "GRYB"), (3, "YBGR"), (4, "BYRG"), (5, "RBGY"), (6, "BRYG"), (7, "YGBR"),
    (8, "GYRB"),
  ]

  private static let samples = [
    ("turned-2-avif", "GRYB"), ("turned-4-avif", "BYRG"), ("turned-5-avif", "RBGY"),
    ("turned-6-avif", "BRYG"), ("turned-7-avif", "YGBR"), ("turned-8-avif", "GYRB"),
    ("turned-jpeg", "BRYG"), ("turned-png", "BRYG"), ("turned-webp", "BRYG"),
  ]

  /// The names of the corners' colours.
  private func cornerNames(of picture: Picture) -> String {
    let (right, bottom) = (picture.width - 1, (picture.height - 1) * picture.width)
    return [0, right, bottom, bottom + right].map { index -> String in
      let pixel = picture.pixels[index]
      switch (pixel >> 23 & 1, pixel >> 15 & 1, pixel >> 7 & 1) {
      case (1, 0, 0): return "R"
      case (0, 1, 0): return "G"
      case (0, 0, 1): return "B"
      case (1, 1, 0): return "Y"
      default: return "?"
      }
    }.joined()
  }

  /// A JPEG file of the four colours with Exif data that names an orientation.
  private func jpeg(orientation: Int, bigEndian: Bool = true) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 32, height: 16)
    for (x, y, color) in [
      (0, 0, Color(red: 255, green: 0, blue: 0)), (16, 0, Color(red: 0, green: 255, blue: 0)),
      (0, 8, Color(red: 0, green: 0, blue: 255)), (16, 8, Color(red: 255, green: 255, blue: 0)),
    ] {
      bitmap.fill(PixelRect(x: x, y: y, width: 16, height: 8), with: color)
    }
    var file = try bitmap.jpegData(quality: 95)
    let tiff: [UInt8] =
      bigEndian
      ? [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
      ]
      : [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0,
      ]
    let data = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data, at: 2)
    return file
  }

  @Test(arguments: corners)
  func turnsAPhotoUpright(orientation: Int, colors: String) throws {
    for bigEndian in [true, false] {
      let file = try jpeg(orientation: orientation, bigEndian: bigEndian)
      let picture = try Picture(decoding: file)
      #expect([picture.width, picture.height] == (orientation < 5 ? [32, 16] : [16, 32]))
      #expect(cornerNames(of: picture) == colors)
    }
  }

  @Test(arguments: corners)
  func turnsTheShownPartAlone(orientation: Int, colors: String) throws {
    let source = try PictureSource(jpeg(orientation: orientation))
    #expect(cornerNames(of: try source.rendered(width: 8, height: 8, fit: .fill)) == colors)
    let whole = try source.picture()
    let part = try source.rendered(width: 8, height: 16, fit: .cover(focalX: 0, focalY: 0))
    let other = try Bitmap(width: 8, height: 16)
    other.draw(whole, in: other.bounds, fit: .cover(focalX: 0, focalY: 0))
    #expect(part.pixels.map { Int32($0 & 0xFF_FFFF) } == other.pixels)
  }

  @Test(arguments: samples)
  func turnsEveryFormatThatSaysSo(name: String, colors: String) throws {
    let file = try PictureFile.sample(name)
    guard let format = PictureFormat(of: file),
      PictureFormat.decodableNames.contains(format.rawValue)
    else { return }
    #expect(cornerNames(of: try Picture(decoding: file)) == colors)
  }

  @Test(arguments: [0, 9, 255])
  func leavesAPictureOfAnUnknownOrientation(orientation: Int) throws {
    #expect(cornerNames(of: try Picture(decoding: jpeg(orientation: orientation))) == "RGBY")
  }

  @Test func survivesAnyChangedByteOfTheExifData() throws {
    let file = try jpeg(orientation: 6)
    for index in 2..<38 {
      for value in [0, 0x7F, 0xFF, file[index] ^ 1] as [UInt8] {
        var changed = file
        changed[index] = value
        let picture = try? Picture(decoding: changed)
        #expect(picture.map { $0.width * $0.height == 512 } ?? true)
      }
    }
  }
}
