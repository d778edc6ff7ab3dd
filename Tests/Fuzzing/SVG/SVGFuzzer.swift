import Canvas

/// Reads the input as a drawing and draws it at two sizes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSVG(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard PictureFormat(of: bytes) == .svg else { return 0 }
  do throws(PictureError) {
    let source = try PictureSource(bytes, maximumPixels: 1 << 16)
    expect(source.width > 0 && source.height > 0, "no size: \(source.width) x \(source.height)")
    let whole = try source.rendered(width: 32, height: 32)
    expect(max(whole.width, whole.height) == 32, "\(whole.width) x \(whole.height) pixels of 32")
    let part = try source.rendered(width: 9, height: 5, fit: .cover(focalX: 1, focalY: 0.25))
    expect(part.width == 9 && part.height == 5, "\(part.width) x \(part.height) pixels of 9 x 5")
  } catch {
    expect(!error.message.isEmpty && !error.hint.isEmpty, "refused without a word")
  }
  return 0
}
