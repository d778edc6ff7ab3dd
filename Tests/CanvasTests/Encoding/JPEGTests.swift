import Canvas
import Testing

@Suite struct JPEGTests {
  private func sample() throws -> Bitmap {
    try Bitmap(width: 70, height: 33) { x, y in
      Color(red: UInt8(x * 3), green: UInt8(y * 7), blue: 90)
    }
  }

  private func largestDifference(_ first: Bitmap, _ second: Bitmap) -> Int {
    let pairs = zip(first.luminance(of: first.bounds), second.luminance(of: second.bounds))
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 255
  }

  @Test func comesBackNearlyTheSame() throws {
    let bitmap = try sample()
    let decoded = try Bitmap(jpeg: bitmap.jpegData(quality: 92))
    #expect(decoded.bounds == bitmap.bounds)
    #expect(largestDifference(bitmap, decoded) <= 6)
  }

  @Test func isSmallerAtALowerQuality() throws {
    let bitmap = try sample()
    let sizes = try [100, 50, 0].map { try bitmap.jpegData(quality: $0).count }
    #expect(sizes == sizes.sorted(by: >))
    #expect(Set(sizes).count == 3)
    #expect(try bitmap.jpegData(quality: 1000) == bitmap.jpegData(quality: 100))
    #expect(try bitmap.jpegData(quality: Int.min) == bitmap.jpegData(quality: 0))
  }

  @Test func takesBytesBehindTheEnd() throws {
    let bitmap = try sample()
    let decoded = try Bitmap(jpeg: bitmap.jpegData(quality: 92) + Array("more".utf8))
    #expect(largestDifference(bitmap, decoded) <= 6)
  }

  @Test func refusesBytesThatAreNoJPEG() throws {
    let whole = try sample().jpegData(quality: 80)
    let broken: [[UInt8]] = [
      [], [0xFF], Array("hello".utf8), Array(whole.prefix(20)),
      Array(whole.prefix(whole.count / 2)),
      Array(whole.dropLast(40)), Array(whole.dropLast(1)),
      Array(whole.dropFirst(2)), [UInt8](repeating: 0, count: 4096),
      try PNGEncoder().encode(sample()),
    ]
    for bytes in broken {
      #expect(throws: CanvasError.decodingFailed(format: "JPEG")) { try Bitmap(jpeg: bytes) }
    }
  }
}
