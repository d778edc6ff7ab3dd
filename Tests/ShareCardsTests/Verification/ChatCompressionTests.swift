import Canvas
import QRCodes
import Testing

@testable import ShareCards

/// What is left of a plane is what is left of the luma of the whole picture in colour.
@Suite struct ChatCompressionTests {
  @Test(arguments: [50, 92])
  func leavesTheLumaThatACompressedPictureHas(quality: Int) throws {
    let picture = try CodePicture()
    picture.recolor { $0.red > 128 ? Color(red: 250, green: 236, blue: 240) : $0 }
    let region = try #require(CodeRegion(of: picture.code, on: picture.bitmap))
    let compressed = try #require(
      try PlaneCompressor().compressed(region.plane, quality: quality))

    let decoded = try Picture(decoding: picture.bitmap.jpegData(quality: quality))
    let canvas = try Bitmap(width: decoded.width, height: decoded.height)
    canvas.draw(decoded, in: canvas.bounds)
    let origin = picture.code.bounds.insetBy(-16).alignedOutwards(to: 16)
    let expected = canvas.luminance(
      of: PixelRect(
        x: max(0, origin.x), y: max(0, origin.y), width: region.plane.width,
        height: region.plane.height))
    let differences = zip(compressed.bytes, expected).map { abs(Int($0) - Int($1)) }
    #expect(differences.count == region.plane.bytes.count)
    // Colours that leave 0 … 255 are cut, and with them a part of their luma.
    #expect(differences.count { $0 > 3 } < differences.count / 50)
    #expect(differences.max() ?? 0 < 40)
    #expect(compressed.bytes != region.plane.bytes)
  }
}
