import CTurboJPEG

/// Compresses planes as JPEG and decodes them again, to see what is left of them.
///
/// A JPEG file of a colour picture keeps its luma apart, compressed by itself (ITU-T T.871, clause
/// 7): what becomes of the luma in a chat is what becomes of it here, and the colours, which readers
/// of codes do not look at, cost no time.
///
/// A compressor keeps its memory from one plane to the next and belongs to one task at a time.
package final class PlaneCompressor {
  private let encoder: tjhandle
  private let decoder: tjhandle
  private var file: [UInt8] = []

  /// - Throws: `QRCodeError.readerUnavailable` when there is no memory for it.
  package init() throws(QRCodeError) {
    guard let encoder = tjInitCompress() else { throw .readerUnavailable }
    guard let decoder = tjInitDecompress() else {
      tjDestroy(encoder)
      throw .readerUnavailable
    }
    self.encoder = encoder
    self.decoder = decoder
  }

  deinit {
    tjDestroy(encoder)
    tjDestroy(decoder)
  }

  /// The plane as it is after compression.
  ///
  /// - Parameters:
  ///   - plane: the picture.
  ///   - quality: 1 … 100, as libjpeg counts it.
  /// - Returns: a plane of the same size; nil when there is no memory for it.
  package func compressed(_ plane: LuminancePlane, quality: Int) -> LuminancePlane? {
    guard let count = encode(plane, quality: Int32(clamping: min(max(quality, 1), 100))) else {
      return nil
    }
    let (width, height) = (plane.width, plane.height)
    var isDecoded = false
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { pixels, decoded in
      isDecoded =
        tjDecompress2(
          decoder, file, UInt(count), pixels.baseAddress, Int32(width), Int32(width),
          Int32(height), Int32(TJPF_GRAY.rawValue), TJFLAG_ACCURATEDCT) == 0
      decoded = isDecoded ? width * height : 0
    }
    return isDecoded ? LuminancePlane(width, height, bytes) : nil
  }

  /// Writes the plane to the file, with the transform that libjpeg uses unless it is told otherwise.
  ///
  /// - Returns: the bytes of the file.
  private func encode(_ plane: LuminancePlane, quality: Int32) -> Int? {
    let (width, height) = (Int32(plane.width), Int32(plane.height))
    let grey = Int32(TJSAMP_GRAY.rawValue)
    let bound = Int(clamping: tjBufSize(width, height, grey))
    if file.count < bound { file = [UInt8](repeating: 0, count: bound) }
    var count = UInt(file.count)
    let isEncoded = file.withUnsafeMutableBufferPointer { file in
      var start = file.baseAddress
      return tjCompress2(
        encoder, plane.bytes, width, width, height, Int32(TJPF_GRAY.rawValue), &start, &count, grey,
        quality, TJFLAG_ACCURATEDCT | TJFLAG_NOREALLOC) == 0
    }
    return isEncoded ? Int(count) : nil
  }
}
