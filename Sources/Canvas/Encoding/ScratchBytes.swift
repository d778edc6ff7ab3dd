/// Memory for bytes that is kept from one picture to the next: fresh pages cost more than the work
/// that is done on them.
struct ScratchBytes {
  private var bytes: [UInt8] = []

  /// Gives so many bytes to write, whose values are whatever was there.
  mutating func write<Result, Failure: Error>(
    count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if bytes.count < count {
      bytes = [UInt8](repeating: 0, count: count)
    }
    return try bytes.withUnsafeMutableBufferPointer { (buffer) throws(Failure) -> Result in
      try body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Appends the zlib stream of some bytes to a PNG file, with which the file ends.
  ///
  /// - Returns: false when there is no stream.
  mutating func appendStream(
    of bytes: UnsafeBufferPointer<UInt8>, by deflater: borrowing Deflater, to file: inout PNGFile
  ) -> Bool {
    write(count: deflater.bound(bytes.count)) { output in
      let count = deflater.compress(bytes, into: output)
      file.appendChunk("IDAT", output[..<count])
      file.appendChunk("IEND", [])
      return count > 0
    }
  }

  /// The number of bytes of the zlib stream of some bytes.
  mutating func streamSize(
    of bytes: UnsafeBufferPointer<UInt8>, by deflater: borrowing Deflater
  ) -> Int {
    write(count: deflater.bound(bytes.count)) { deflater.compress(bytes, into: $0) }
  }
}
