/// Scales a picture in two passes, first down its columns and then along its rows.
///
/// Colours are averaged as sRGB values, weighed by their opacity, as browsers do it: light would
/// have to be linear to be right in a physical sense, but fine patterns look the same to most eyes,
/// and it costs a table look-up for each channel of a large photo.
struct PictureScaler {
  private let picture: Picture
  private let columns: ScalingWeights
  private let rows: ScalingWeights

  /// The channels of a pixel as they lie in memory: blue, green, red, alpha on all machines that
  /// Swift runs on, whose lowest byte is the first.
  private static let channels = 4
  private static let half: UInt32 = 1 << (ScalingWeights.shift - 1)

  /// - Parameters:
  ///   - picture: the picture.
  ///   - columns: the weights for the picture's width.
  ///   - rows: the weights for its height.
  init(_ picture: Picture, columns: ScalingWeights, rows: ScalingWeights) {
    self.picture = picture
    self.columns = columns
    self.rows = rows
  }

  /// Makes the new rows one after the other.
  ///
  /// - Parameter body: gets the number of a row and its pixels as 0xAARRGGBB, which last until it
  ///   returns.
  func forEachRow(_ body: (_ index: Int, _ pixels: UnsafeBufferPointer<UInt32>) -> Void) {
    picture.pixels.withUnsafeBufferPointer { pixels in
      if columns.isIdentity && rows.isIdentity {
        copyRows(of: pixels, body)
      } else {
        scaleRows(of: pixels, body)
      }
    }
  }

  private func copyRows(
    of pixels: UnsafeBufferPointer<UInt32>, _ body: (Int, UnsafeBufferPointer<UInt32>) -> Void
  ) {
    let sources = columns.sources
    for (index, span) in rows.spans.enumerated() {
      let start = span.first * picture.width + sources.lowerBound
      body(index, UnsafeBufferPointer(rebasing: pixels[start..<start + sources.count]))
    }
  }

  private func scaleRows(
    of pixels: UnsafeBufferPointer<UInt32>, _ body: (Int, UnsafeBufferPointer<UInt32>) -> Void
  ) {
    let sources = columns.sources
    let count = sources.count * Self.channels
    guard count > 0 else { return }
    var sums = [UInt32](repeating: 0, count: count)
    var line = [UInt16](repeating: 0, count: count)
    var result = [UInt32](repeating: 0, count: columns.spans.count)
    sums.withUnsafeMutableBufferPointer { sums in
      line.withUnsafeMutableBufferPointer { line in
        result.withUnsafeMutableBufferPointer { result in
          for (index, span) in rows.spans.enumerated() {
            sums.update(repeating: 0)
            for part in 0..<span.count {
              let start = (span.first + part) * picture.width + sources.lowerBound
              add(
                UnsafeBufferPointer(rebasing: pixels[start..<start + sources.count]),
                weight: rows.weights[span.start + part], to: sums)
            }
            finish(sums, in: line)
            scale(UnsafeBufferPointer(line), from: sources.lowerBound, to: result)
            body(index, UnsafeBufferPointer(result))
          }
        }
      }
    }
  }

  /// Adds a row of old pixels to the sums of their columns.
  private func add(
    _ row: UnsafeBufferPointer<UInt32>, weight: UInt16, to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    let weight = UInt32(weight)
    guard !picture.isOpaque else {
      let bytes = UnsafeRawBufferPointer(row)
      for index in 0..<min(bytes.count, sums.count) {
        sums[index] &+= UInt32(UInt16(bytes[index])) &* weight
      }
      return
    }
    let bytes = UnsafeRawBufferPointer(row)
    let target = UnsafeMutableRawBufferPointer(sums)
    let stride = MemoryLayout<SIMD4<UInt32>>.stride
    for index in row.indices {
      let channels = bytes.loadUnaligned(
        fromByteOffset: index * Self.channels, as: SIMD4<UInt8>.self)
      var opacity = SIMD4<UInt16>(repeating: UInt16(channels[3]))
      opacity[3] = 255
      let value = SIMD4<UInt32>(
        truncatingIfNeeded: SIMD4<UInt16>(truncatingIfNeeded: channels) &* opacity)
      let sum = target.loadUnaligned(fromByteOffset: index * stride, as: SIMD4<UInt32>.self)
      target.storeBytes(
        of: sum &+ value &* weight, toByteOffset: index * stride, as: SIMD4<UInt32>.self)
    }
  }

  /// Turns sums into channels times opacity, of 0 … 255 * 255.
  private func finish(
    _ sums: UnsafeMutableBufferPointer<UInt32>, in line: UnsafeMutableBufferPointer<UInt16>
  ) {
    let opacity: UInt32 = picture.isOpaque ? 255 : 1
    for index in 0..<min(sums.count, line.count) {
      line[index] = UInt16(
        truncatingIfNeeded: (sums[index] &* opacity &+ Self.half) >> ScalingWeights.shift)
    }
  }

  /// Makes the pixels of a new row of the columns' means.
  private func scale(
    _ line: UnsafeBufferPointer<UInt16>, from first: Int,
    to result: UnsafeMutableBufferPointer<UInt32>
  ) {
    let line = UnsafeRawBufferPointer(line)
    let stride = MemoryLayout<SIMD4<UInt16>>.stride
    columns.weights.withUnsafeBufferPointer { weights in
      for (index, span) in columns.spans.enumerated() {
        var sum = SIMD4<UInt32>(repeating: Self.half)
        for part in 0..<span.count {
          let value = line.loadUnaligned(
            fromByteOffset: (span.first - first + part) * stride, as: SIMD4<UInt16>.self)
          let weight = SIMD4<UInt16>(repeating: weights[span.start + part])
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: value) &* SIMD4(truncatingIfNeeded: weight)
        }
        result[index] = pixel(sum &>> UInt32(ScalingWeights.shift))
      }
    }
  }

  /// A pixel of channels times opacity; one that nothing shows of has no colour.
  @inline(__always)
  private func pixel(_ value: SIMD4<UInt32>) -> UInt32 {
    // (x + 127) / 255 for all that is asked of it here, as a shift.
    var channels = value &+ 128
    channels = (channels &+ (channels &>> 8)) &>> 8
    let alpha = picture.isOpaque ? 255 : channels[3]
    guard alpha > 0 else { return 0 }
    if !picture.isOpaque {
      let opacity = value[3]
      channels = (value &* 255 &+ opacity / 2) / opacity
      channels = pointwiseMin(channels, SIMD4(repeating: 255))
    }
    return alpha << 24 | channels[2] << 16 | channels[1] << 8 | channels[0]
  }
}
