import Canvas

/// Decodes the input as a picture file and draws it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // Drawings have a target of their own.
  let format = PictureFormat(of: bytes)
  guard format != .svg else { return 0 }
  do throws(PictureError) {
    let source = try PictureSource(bytes, maximumPixels: 1 << 16)
    // The decoder of AVIF starts threads and prints, so that only the header is read.
    if format == .avif { return 0 }
    let picture = try source.picture()
    let count = picture.width * picture.height
    expect(count <= 1 << 16, "more pixels than the limit: \(count)")
    expect(picture.pixels.count == count, "\(picture.pixels.count) pixels of \(count)")
    expect(picture.luminance().count == count, "another number of luminances")
    checkDrawing(of: picture)
    let part = try source.rendered(width: 9, height: 5, fit: .cover(focalX: 1, focalY: 0.25))
    expect(part.width == 9 && part.height == 5, "\(part.width) x \(part.height) pixels of 9 x 5")
  } catch {
    expect(!error.message.isEmpty && !error.hint.isEmpty, "refused without a word")
  }
  return 0
}

/// Checks that a picture at its own size comes out as it is, where it is opaque.
private func checkDrawing(of picture: Picture) {
  guard max(picture.width, picture.height) <= Bitmap.maximumSide,
    let bitmap = try? Bitmap(width: picture.width, height: picture.height)
  else { return }
  bitmap.draw(picture, in: bitmap.bounds)
  for (drawn, pixel) in zip(bitmap.pixels, picture.pixels) where pixel >> 24 == 255 {
    expect(UInt32(bitPattern: drawn) == pixel & 0xFF_FFFF, "another colour was drawn")
  }
  bitmap.draw(picture, in: PixelRect(x: -3, y: 2, width: 11, height: 7), fit: .fill)
}
