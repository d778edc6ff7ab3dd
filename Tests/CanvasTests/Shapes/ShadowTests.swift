import Canvas
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct ShadowTests {
  private let side = 160

  private func shadow(
    _ path: Path, blur: Double, alpha: UInt8 = 255, x: Double = 0, y: Double = 0,
    isHidden: Bool = false
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: side, height: side)
    bitmap.drawShadow(
      of: path, color: Color(red: 255, green: 255, blue: 255, alpha: alpha), blurRadius: blur,
      offsetX: x, offsetY: y, isHidden: isHidden)
    return bitmap
  }

  /// A rectangle under a Gaussian is the product of two differences of error functions.
  ///
  /// Each is taken here at the middle of a pixel. Three means come within 2 % of it; the dither moves a value by half
  /// a step and more.
  @Test(arguments: [2, 4, 7, 9, 16, 30, 50] as [Double])
  func blursAsAGaussianDoes(blur: Double) throws {
    let (left, right, top, bottom) = (50.0, 110.0, 60.0, 95.0)
    let path = Path.rectangle(x: left, y: top, width: right - left, height: bottom - top)
    let bitmap = try shadow(path, blur: blur)
    let width = blur / 2 * 2.0.squareRoot()
    func share(_ place: Double, _ start: Double, _ end: Double) -> Double {
      (erf((end - place) / width) - erf((start - place) / width)) / 2
    }
    var (largest, sum) = (0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let exact =
          255 * share(Double(x) + 0.5, left, right) * share(Double(y) + 0.5, top, bottom)
        let difference = abs(Double(bitmap[x, y]?.red ?? 0) - exact)
        largest = max(largest, difference)
        sum += difference
      }
    }
    #expect(largest < 6.5)
    #expect(sum / Double(side * side) < 0.9)
  }

  @Test(arguments: [0.5, 3, 8, 17])
  func touchesNothingFurtherOut(blur: Double) throws {
    let bitmap = try shadow(
      .rectangle(x: 70, y: 75, width: 20, height: 10), blur: blur, x: 3, y: -2)
    let reach = Int((2 * blur).rounded(.up)) + 6
    let near = PixelRect(x: 73, y: 73, width: 20, height: 10).insetBy(-reach)
    for y in 0..<side {
      for x in 0..<side
      where !near.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
        #expect(bitmap[x, y] == .black)
      }
    }
  }

  @Test func isTheShapeItselfWithoutABlur() throws {
    let path = Path.circle(center: Path.Point(x: 60, y: 60), radius: 30)
    let bitmap = try Bitmap(width: side, height: side)
    bitmap.fill(path.translated(x: 4, y: 7), with: .color(.white))
    #expect(try shadow(path, blur: 0, x: 4, y: 7).pixels == bitmap.pixels)
  }

  @Test func isTheSameAtTheEdgeOfTheBitmap() throws {
    let path = Path.rectangle(x: 64, y: 64, width: 30, height: 30)
    let whole = try shadow(path, blur: 20)
    let cut = try shadow(path, blur: 20, x: -72, y: -72)
    // A step of the dither pattern and of the smaller pixels apart.
    let area = PixelRect(x: 72, y: 72, width: 88, height: 88)
    #expect(
      cut.pixels(of: PixelRect(x: 0, y: 0, width: 88, height: 88)) == whole.pixels(of: area))
  }

  @Test func leavesOutOnlyWhatTheShapeHides() throws {
    let path = Path.roundedRectangle(x: 40, y: 40, width: 70, height: 60, radius: 12)
    let paint = Paint.color(Color(red: 200, green: 10, blue: 20))
    let (whole, part) = (
      try shadow(path, blur: 14, alpha: 90, y: 6),
      try shadow(path, blur: 14, alpha: 90, y: 6, isHidden: true)
    )
    #expect(part[70, 70] == .black)
    #expect(part.pixels != whole.pixels)
    whole.fill(path, with: paint)
    part.fill(path, with: paint)
    #expect(part.pixels == whole.pixels)
  }

  @Test func dithersAFaintShadow() throws {
    let path = Path.rectangle(x: -500, y: -500, width: 580, height: 1200)
    let bitmap = try shadow(path, blur: 100, alpha: 10)
    let shades = (70..<90).map { x in
      Set(bitmap.pixels(of: PixelRect(x: x, y: 0, width: 1, height: 8))).count
    }
    #expect(Set(shades).isSubset(of: [1, 2]))
    #expect(shades.count { $0 == 2 } > 10)
  }

  @Test func survivesNumbersThatNoPictureHas() throws {
    let path = Path.rectangle(x: 40, y: 40, width: 50, height: 50)
    for number in [Double.nan, -.infinity, .infinity, 1e300] {
      #expect(Set(try shadow(path, blur: 5, x: number).pixels) == [0])
    }
    #expect(
      try shadow(path, blur: 1e300).pixels
        == shadow(path, blur: ShadowLimits.blurRadius).pixels)
    #expect(try shadow(path, blur: .nan).pixels == shadow(path, blur: 0).pixels)
  }
}
