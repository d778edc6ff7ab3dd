import CGD
import Canvas
import Testing

@Suite struct PictureTests {
  private static let exact: [PictureFormat] = [.png, .webP, .bmp]
  private static let decodable: [PictureFormat] = exact + [.jpeg, .gif, .avif]

  @Test(arguments: exact)
  func decodesEveryPixel(format: PictureFormat) throws {
    let file = try #require(try PictureFile.encoded(format))
    let picture = try Picture(decoding: file)
    #expect(picture.width == 40)
    #expect(picture.height == 30)
    let expected = try PictureFile.pattern(width: 40, height: 30).pixels
    #expect(picture.pixels == expected.map { 0xFF00_0000 | UInt32(bitPattern: $0) })
  }

  @Test(arguments: [(PictureFormat.jpeg, 12), (.gif, 24), (.avif, 24)])
  func decodesNearlyEveryPixel(format: PictureFormat, difference: Int) throws {
    guard let file = try PictureFile.encoded(format) else { return }
    let picture = try Picture(decoding: file)
    let bitmap = try PictureFile.pattern(width: 40, height: 30)
    try #require(picture.width == 40 && picture.height == 30)
    let pairs = zip(picture.luminance(), bitmap.luminance(of: bitmap.bounds))
    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= difference })
  }

  @Test(arguments: [(1, 1), (1, 50), (50, 1), (17, 31)])
  func decodesAnySize(width: Int, height: Int) throws {
    for format in Self.decodable {
      guard let file = try PictureFile.encoded(format, width: width, height: height) else {
        continue
      }
      let picture = try Picture(decoding: file)
      #expect(picture.width == width && picture.height == height, "\(format)")
      #expect(picture.pixels.count == width * height)
    }
  }

  @Test(arguments: [PictureFormat.png, .webP])
  func turnsClearnessIntoOpacity(format: PictureFormat) throws {
    let file = try #require(
      PictureFile.encoded(format, width: 128, height: 1) { x, _ in
        (Color(red: 200, green: 100, blue: 50), clearness: x)
      })
    let alphas = try Picture(decoding: file).pixels.map { $0 >> 24 }
    #expect(alphas[0] == 255)
    #expect(alphas[127] == 0)
    #expect(alphas == alphas.sorted(by: >))
    #expect(abs(Int(alphas[64]) - 127) <= 2)
  }

  @Test(arguments: [PictureFormat.png, .gif])
  func decodesPalettesWithAClearColour(format: PictureFormat) throws {
    let image = try #require(gdImageCreate(2, 1))
    defer { gdImageDestroy(image) }
    let red = gdImageColorAllocate(image, 250, 10, 20)
    let clear = gdImageColorAllocate(image, 0, 0, 255)
    gdImageColorTransparent(image, clear)
    gdImageSetPixel(image, 0, 0, red)
    gdImageSetPixel(image, 1, 0, clear)
    let file = try #require(PictureFile.bytes(of: image, as: format))
    let pixels = try Picture(decoding: file).pixels
    #expect(pixels[0] == 0xFFFA_0A14)
    #expect(pixels[1] >> 24 == 0)
  }

  @Test func decodesTheClearColourOfAPNGWithoutPalette() throws {
    // 2 x 1 pixels of RGB, black and red, where the chunk tRNS makes red clear.
    let file: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
      + chunk("tRNS", [0, 255, 0, 0, 0, 0])
      + chunk("IDAT", stored([0, 0, 0, 0, 255, 0, 0]))
      + chunk("IEND", [])
    #expect(try Picture(decoding: file).pixels == [0xFF00_0000, 0])
  }

  @Test func readsOverTheChunksOfAPNGThatMakeNoPixels() throws {
    var file = try #require(try PictureFile.encoded(.png))
    let picture = try Picture(decoding: file)
    file.insert(contentsOf: chunk("iCCP", Array("no profile".utf8)), at: 33)
    // Even a wrong checksum is none of the picture's.
    file.insert(contentsOf: chunk("tEXt", Array("a\0b".utf8)).dropLast() + [0], at: 33)
    #expect(try Picture(decoding: file) == picture)
  }

  @Test(.enabled(if: PictureFormat.decodableNames.contains("AVIF")))
  func hasTheProportionsOfWhatIsDecoded() throws {
    let plain = try #require(try PictureFile.encoded(.avif))
    let file = try #require(PictureFile.avif(plain, withUnusedWidth: 90, height: 90))
    let source = try PictureSource(file)
    #expect(source.width == 90 && source.height == 90)
    #expect(try source.picture() == Picture(decoding: plain))
    for picture in [
      try source.rendered(width: 20, height: 20), try source.reduced(toSide: 20),
    ] {
      #expect(picture.width == 20 && picture.height == 15)
    }
    #expect(try source.reduced(toSide: 60).width == 40)
  }

  @Test func tellsTheFormatByTheContentAlone() throws {
    for format in Self.decodable {
      guard let file = try PictureFile.encoded(format) else { continue }
      #expect(PictureFormat(of: file) == format)
    }
  }

  @Test func refusesPixelsThatAreNotOneForEachPlace() {
    #expect(Picture(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
    #expect(Picture(width: 0, height: 2, pixels: []) == nil)
    #expect(Picture(width: -2, height: -1, pixels: [1, 2]) == nil)
    #expect(Picture(width: 1, height: 32_768, pixels: Array(repeating: 0, count: 32_768)) == nil)
    #expect(Picture(width: 1, height: 2, pixels: [1, 2])?.pixels == [1, 2])
  }
}

/// Bytes as a zlib stream of one stored block (RFC 1950 and 1951).
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  let count = UInt16(bytes.count)
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65521
    high = (high + low) % 65521
  }
  let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  return [0x78, 0x01, 1] + lengths + bytes + bigEndian(high << 16 | low)
}

private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  let content = Array(type.utf8) + data
  var checksum: UInt32 = .max
  for byte in content {
    checksum ^= UInt32(byte)
    for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return bigEndian(UInt32(data.count)) + content + bigEndian(~checksum)
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
