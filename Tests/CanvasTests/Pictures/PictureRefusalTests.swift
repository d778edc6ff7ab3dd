import Canvas
import Testing

@Suite struct PictureRefusalTests {
  private static let decodable: [PictureFormat] = [.png, .jpeg, .gif, .webP, .bmp, .avif]

  /// Files whose bytes are the values of the text's scalars.
  private static let refused: [(file: String, error: PictureError)] = [
    ("", .empty),
    ("hello", .unknownFormat),
    ("\0", .unknownFormat),
    ("<html><body>no picture</body></html>", .unknownFormat),
    ("RIFF....WAVEfmt ", .unknownFormat),
    ("\0\0\0\u{14}ftypisom\0\0\0\0mp41", .unknownFormat),
    ("<html><body><svg/></body></html>", .unknownFormat),
    ("\u{EF}\u{BB}\u{BF}<?xml version=\"1.0\"?>\n<!-- a -->\n<svg>", .damaged(.svg)),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><path></svg>", .damaged(.svg)),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"5\"/>", .damaged(.svg)),
    ("%PDF-1.7\n", .unsupportedFormat(.pdf)),
    ("II*\0\u{8}\0\0\0", .unsupportedFormat(.tiff)),
    ("MM\0*\0\0\0\u{8}", .unsupportedFormat(.tiff)),
    ("\0\0\u{1}\0\u{1}\0", .unsupportedFormat(.icon)),
    ("\u{FF}\u{A}\0\0", .unsupportedFormat(.jpegXL)),
    ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", .unsupportedFormat(.heic)),
    ("\0\0\0\u{14}ftypmif1\0\0\0\0heix", .unsupportedFormat(.heic)),
    ("BM", .damaged(.bmp)),
    ("\u{FF}\u{D8}\u{FF}", .damaged(.jpeg)),
    ("GIF89a", .damaged(.gif)),
    ("RIFF\u{4}\0\0\0WEBP", .damaged(.webP)),
    ("\u{89}PNG\r\n\u{1A}\n", .damaged(.png)),
  ]

  @Test(arguments: refused)
  func refusesWhatIsNoPicture(file: String, error: PictureError) {
    let bytes = file.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(throws: error) { try Picture(decoding: bytes) }
  }

  @Test(arguments: decodable)
  func refusesACutFile(format: PictureFormat) throws {
    guard let file = try PictureFile.encoded(format, width: 64, height: 64) else { return }
    for count in [20, file.count / 4, file.count / 2, file.count * 9 / 10, file.count - 2] {
      #expect(throws: PictureError.damaged(format), "\(count) of \(file.count)") {
        try Picture(decoding: Array(file.prefix(count)))
      }
    }
  }

  // The decoder of AVIF prints what it finds wrong inside, so it is left out here.
  @Test(arguments: decodable.dropLast())
  func survivesAnyChangedByte(format: PictureFormat) throws {
    guard let file = try PictureFile.encoded(format, width: 9, height: 7) else { return }
    for index in file.indices {
      for value in [0, 0x7F, 0xFF, file[index] ^ 1] as [UInt8] {
        var changed = file
        changed[index] = value
        let picture = try? Picture(decoding: changed, maximumPixels: 10_000)
        #expect(picture.map { $0.pixels.count == $0.width * $0.height } ?? true)
      }
    }
  }

  @Test func holdsPicturesToTheLimitBeforeDecoding() throws {
    // Headers alone: decoding them would fail in another way.
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]
    #expect(
      throws: PictureError.tooManyPixels(width: 30_000, height: 30_000, limit: 67_108_864)
    ) {
      try Picture(decoding: png)
    }
    let tall = png.dropLast(4) + [0x7F, 0xFF, 0xFF, 0xFF]
    #expect(throws: PictureError.sideTooLong(width: 30_000, height: 2_147_483_647)) {
      try Picture(decoding: Array(tall))
    }
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0, 0x10, 0, 1, 1, 0x11, 0]
    #expect(throws: PictureError.sideTooLong(width: 4096, height: 65_280)) {
      try Picture(decoding: jpeg)
    }
  }

  @Test(arguments: decodable)
  func holdsEveryFormatToTheCallersLimit(format: PictureFormat) throws {
    guard let file = try PictureFile.encoded(format) else { return }
    #expect(throws: PictureError.tooManyPixels(width: 40, height: 30, limit: 1199)) {
      try Picture(decoding: file, maximumPixels: 1199)
    }
    #expect(try Picture(decoding: file, maximumPixels: 1200).pixels.count == 1200)
  }

  @Test func countsTheFrameOfAGIFAndNotItsScreen() throws {
    var file = try #require(try PictureFile.encoded(.gif))
    file.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try Picture(decoding: file, maximumPixels: 1200).width == 40)
  }

  @Test func refusesAMovingWebP() {
    let file =
      Array("RIFF\u{20}\0\0\0WEBPVP8X\u{0A}\0\0\0".utf8) + [2, 0, 0, 0, 9, 0, 0, 9, 0, 0]
    #expect(throws: PictureError.animated(.webP)) { try Picture(decoding: file) }
  }

  @Test func refusesAJPEGOfEndlessScans() throws {
    let file = try #require(try PictureFile.encoded(.jpeg))
    let start = try #require(
      file.indices.last { file[$0] == 0xFF && $0 + 1 < file.count && file[$0 + 1] == 0xDA })
    let scans = (0..<201).flatMap { _ in file[start..<file.count - 2] }
    let endless = Array(file[..<start] + scans + [0xFF, 0xD9])
    #expect(throws: PictureError.damaged(.jpeg)) { try Picture(decoding: endless) }
  }
}
