import Canvas
import Testing

@Suite struct JPEGTests {
  private func sample() throws -> Bitmap {
    try Bitmap(width: 70, height: 33) { x, y in
      Color(red: UInt8(x * 3), green: UInt8(y * 7), blue: 90)
    }
  }

  private func largestDifference(_ bitmap: Bitmap, _ picture: Picture) -> Int {
    let pairs = zip(bitmap.luminance(of: bitmap.bounds), picture.luminance())
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 255
  }

  @Test func comesBackNearlyTheSame() throws {
    let bitmap = try sample()
    let decoded = try Picture(decoding: bitmap.jpegData(quality: 92))
    #expect(decoded.width == bitmap.width && decoded.height == bitmap.height)
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
    let decoded = try Picture(
      decoding: bitmap.jpegData(quality: 92) + Array("more".utf8))
    #expect(largestDifference(bitmap, decoded) <= 6)
  }

  @Test(arguments: [40, 1]) func isRefusedWithoutItsLastBytes(count: Int) throws {
    let cut = try Array(sample().jpegData(quality: 80).dropLast(count))
    #expect(throws: PictureError.damaged(.jpeg)) { try Picture(decoding: cut) }
  }
}
