import Canvas
import Testing

@Suite struct ColorProfileTests {
  private func isNear(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int, by step: Int) -> Bool
  {
    zip([16, 8, 0] as [UInt32], [red, green, blue]).allSatisfy { shift, value in
      abs(Int(pixel >> shift & 255) - value) <= step
    }
  }

  // The right values are those of Pillow's ImageCms by the perceptual intent.
  @Test(arguments: ["profile-png", "profile-webp"])
  func convertsDisplayP3(name: String) throws {
    let pixels = try Picture(decoding: PictureFile.sample(name)).pixels
    let expected = [(255, 0, 0), (215, 93, 31), (255, 255, 255), (128, 128, 128)]
    for (pixel, color) in zip(pixels, expected) {
      #expect(isNear(pixel, color.0, color.1, color.2, by: 1), "\(String(pixel, radix: 16))")
    }
  }

  @Test(arguments: ["profile-jpeg", "profile-avif"])
  func convertsDisplayP3OfLossyFiles(name: String) throws {
    let file = try PictureFile.sample(name)
    guard let format = PictureFormat(of: file),
      PictureFormat.decodableNames.contains(format.rawValue)
    else { return }
    let source = try PictureSource(file)
    for picture in [try source.picture(), try source.rendered(width: 3, height: 3)] {
      #expect(picture.pixels.allSatisfy { isNear($0, 215, 93, 31, by: 2) }, "\(picture.pixels[0])")
    }
  }

  @Test func convertsGrayByAProfileOfGray() throws {
    let pixels = try Picture(decoding: PictureFile.sample("gray-profile-png")).pixels
    #expect(pixels.map { $0 & 255 } == [0, 137, 255])
    #expect(pixels.allSatisfy { $0 >> 24 == 255 && $0 & 255 == $0 >> 8 & 255 })
  }

  @Test func takesTheColoursOfABrokenProfileAsSRGB() throws {
    var file = try PictureFile.sample("profile-jpeg")
    let signature = try #require(file.indices.first { file[$0...].starts(with: "acsp".utf8) })
    file[signature] = 0
    let pixels = try Picture(decoding: file).pixels
    #expect(pixels.allSatisfy { isNear($0, 200, 100, 50, by: 2) })
  }

  @Test func putsAProfileOfSeveralPartsTogether() throws {
    let file = try PictureFile.sample("profile-jpeg")
    let start = try #require(file.indices.first { file[$0...].starts(with: "ICC_PROFILE".utf8) })
    let length = Int(file[start - 2]) << 8 | Int(file[start - 1])
    let profile = file[start + 14..<start - 2 + length]
    func part(_ number: UInt8, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let size = UInt16(bytes.count + 16)
      return [0xFF, 0xE2, UInt8(size >> 8), UInt8(size & 255)] + Array("ICC_PROFILE\0".utf8)
        + [number, 2] + bytes
    }
    let (first, second) = (part(1, profile.prefix(100)), part(2, profile.dropFirst(100)))
    func picture(_ parts: [UInt8]) throws -> Picture {
      try Picture(decoding: file[..<(start - 4)] + parts + file[(start - 2 + length)...])
    }
    let whole = try Picture(decoding: file)
    #expect(try picture(first + second) == whole)
    #expect(try picture(second + first) == whole)
    // A part that is missing leaves no profile.
    #expect(isNear(try picture(first).pixels[0], 200, 100, 50, by: 2))
  }

  @Test func survivesAnyChangedByteOfAProfile() throws {
    let file = try PictureFile.sample("profile-jpeg")
    let start = try #require(file.indices.first { file[$0...].starts(with: "ICC_PROFILE".utf8) })
    for index in stride(from: start, to: start + 500, by: 7) {
      for value in [0, 0xFF] as [UInt8] {
        var changed = file
        changed[index] = value
        #expect((try? Picture(decoding: changed))?.pixels.count == 256)
      }
    }
  }

  @Test func turnsInksIntoColours() throws {
    // Four fields of 8 x 8 pixels; the right values are Pillow's.
    let picture = try Picture(decoding: PictureFile.sample("inks-jpeg"))
    let expected = [(255, 255, 255), (0, 255, 255), (255, 55, 0), (119, 103, 87)]
    for (field, color) in expected.enumerated() {
      let pixel = picture.pixels[4 * picture.width + 8 * field + 4]
      #expect(isNear(pixel, color.0, color.1, color.2, by: 3), "\(String(pixel, radix: 16))")
    }
  }

  @Test func turnsInksThatAreWrittenAsLumaIntoColours() throws {
    // The same data, but Adobe's marker says that it is YCCK.
    var file = try PictureFile.sample("inks-jpeg")
    let marker = try #require(file.indices.first { file[$0...].starts(with: "Adobe".utf8) })
    file[marker + 11] = 2
    let picture = try Picture(decoding: file)
    let expected = [(0, 134, 0), (77, 255, 30), (179, 0, 129), (0, 42, 0)]
    for (field, color) in expected.enumerated() {
      let pixel = picture.pixels[4 * picture.width + 8 * field + 4]
      #expect(isNear(pixel, color.0, color.1, color.2, by: 3), "\(String(pixel, radix: 16))")
    }
  }

  @Test func survivesABoxThatIsShorterThanItsKindOfProfile() throws {
    // A size of 10 leaves two bytes for the box's content, of which four tell the kind.
    var file = try PictureFile.sample("profile-avif")
    let box = try #require(file.indices.first { file[$0...].starts(with: "colrprof".utf8) })
    file.replaceSubrange(box - 4..<box, with: [0, 0, 0, 10])
    let source = try? PictureSource(file)
    #expect(source.map { $0.width == 16 && $0.height == 16 } ?? true)
  }
}
