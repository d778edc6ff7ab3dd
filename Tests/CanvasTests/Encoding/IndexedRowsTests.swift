import TestSupport
import Testing

@testable import Canvas

struct IndexedRowsTests {
  /// Rows as they are written: the filter type, then a byte for each pixel.
  @Test func keepsTheZerosOfEmptyRowsInOneRunAndFiltersOtherRepeatedRows() throws {
    let bitmap = try Bitmap(width: 3, height: 7)
    bitmap.fill(bitmap.bounds, with: Color(red: 9, green: 9, blue: 9))
    bitmap.fill(
      PixelRect(x: 1, y: 2, width: 1, height: 3), with: Color(red: 200, green: 0, blue: 0))

    #expect(
      try rows(of: bitmap) == [
        [0, 0, 0, 0], [0, 0, 0, 0],
        [0, 0, 1, 0], [2, 0, 0, 0], [2, 0, 0, 0],
        [0, 0, 0, 0], [0, 0, 0, 0],
      ])
  }

  @Test func filtersRepeatedRowsOfOneColorThatIsNotTheFirst() throws {
    let bitmap = try Bitmap(width: 2, height: 5)
    bitmap.fill(bitmap.bounds, with: Color(red: 9, green: 9, blue: 9))
    bitmap.fill(
      PixelRect(x: 0, y: 0, width: 2, height: 2), with: Color(red: 200, green: 0, blue: 0))

    #expect(
      try rows(of: bitmap) == [[0, 1, 1], [2, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]])
  }

  private func rows(of bitmap: Bitmap) throws -> [[UInt8]] {
    var runs = ColorRuns()
    let isRead = runs.read(bitmap)
    #expect(isRead)
    let palette = try #require(PNGPalette(runs))
    let rowBytes = IndexedRows.rowBytes(width: bitmap.width, depth: 8)
    let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { buffer, count in
      count = rowBytes * bitmap.height
      IndexedRows.write(
        runs, places: palette.places, depth: 8,
        into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
    return stride(from: 0, to: bytes.count, by: rowBytes).map {
      Array(bytes[$0..<($0 + rowBytes)])
    }
  }
}
