/// Draws a picture in the colours of a palette, and passes on to its neighbours what a pixel lacks
/// (Floyd and Steinberg, "An adaptive algorithm for spatial greyscale", 1976).
struct Ditherer {
  /// The bits of a channel that tell which colour is nearest.
  private static let bits = 6
  /// The part of the error that is passed on, in 64ths: with all of it, a picture is noisy and takes
  /// more bytes.
  private let strength: Int32

  private let fixed: [Int32: Int32]
  private let colors: [Color]
  private let nearest: NearestColor
  /// The place of the nearest colour for each cell of colours, -1 where it was not looked for.
  private var cells: [Int16]

  init(_ palette: ReducedPalette, strength: Int32) {
    fixed = palette.fixed
    colors = palette.colors
    nearest = NearestColor(palette.colors.map { PerceptualColor($0) })
    cells = [Int16](repeating: -1, count: 1 << (3 * Self.bits))
    self.strength = strength
  }

  /// Draws a bitmap, of pixels as `ColorNumbers` has them, into one of the same size.
  mutating func draw(_ bitmap: Bitmap, into result: Bitmap) {
    guard bitmap.bounds == result.bounds, !colors.isEmpty else { return }
    // The errors of the row and the one below, with a place before the first and after the last.
    var errors = [SIMD4<Int32>](repeating: .zero, count: bitmap.width + 2)
    var below = errors
    for y in 0..<bitmap.height {
      draw(bitmap.row(y), into: result.row(y), isLeftward: y % 2 == 1, &errors, &below)
      swap(&errors, &below)
      for index in below.indices { below[index] = .zero }
    }
  }

  private mutating func draw(
    _ row: UnsafeMutableBufferPointer<Int32>, into result: UnsafeMutableBufferPointer<Int32>,
    isLeftward: Bool, _ errors: inout [SIMD4<Int32>], _ below: inout [SIMD4<Int32>]
  ) {
    let step = isLeftward ? -1 : 1
    var x = isLeftward ? row.count - 1 : 0
    var last: (pixel: Int32, fixed: Int32?) = (row[x], fixed[row[x]])
    while row.indices.contains(x) {
      let pixel = row[x]
      if pixel != last.pixel { last = (pixel, fixed[pixel]) }
      if let fixed = last.fixed {
        result[x] = fixed
      } else {
        let wanted = Self.channels(pixel) &+ ((errors[x + 1] &+ 8) &>> 4)
        let clamped = wanted.clamped(
          lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
        let color = colors[place(of: clamped)].pixel
        result[x] = color
        let error = ((clamped &- Self.channels(color)) &* strength) &>> 6
        errors[x + 1 + step] &+= error &* 7
        below[x + 1 - step] &+= error &* 3
        below[x + 1] &+= error &* 5
        below[x + 1 + step] &+= error
      }
      x += step
    }
  }

  private static func channels(_ pixel: Int32) -> SIMD4<Int32> {
    SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, 0)
  }

  private mutating func place(of channels: SIMD4<Int32>) -> Int {
    let shift = Int32(8 - Self.bits)
    let cell = channels &>> shift
    let index = Int(cell.x << Int32(2 * Self.bits) | cell.y << Int32(Self.bits) | cell.z)
    if cells[index] >= 0 { return Int(cells[index]) }
    // The middle of the cell.
    let middle = (cell &<< shift) &+ (1 << (shift - 1))
    let color = PerceptualColor(
      red: UInt8(clamping: middle.x), green: UInt8(clamping: middle.y),
      blue: UInt8(clamping: middle.z))
    let place = nearest.index(of: color)
    cells[index] = Int16(place)
    return place
  }
}
