import Canvas
import QRCodes

/// Proves on a finished picture that its QR code can be scanned.
///
/// Phones are stricter than a single reader, so the structure is checked first, pixel by pixel.
/// Then the region is read as it is, at half its size as previews show it, and after the JPEG
/// compression that chats apply.
final class CodeVerifier {
  private let reader: QRReader

  /// The quality at which chats compress pictures at worst.
  private static let jpegQuality = 50
  /// JPEG works on blocks of 16 pixels; a region cut on them is compressed as the whole would be.
  private static let blockSide = 16

  init() throws(ShareCardError) {
    do {
      reader = try QRReader()
    } catch {
      throw .encodingFailed(format: "QR")
    }
  }

  /// The first check that the code on the picture does not pass; nil when it is proven.
  ///
  /// - Throws: `CanvasError` when the picture cannot be compressed for the test.
  func firstFailedCheck(
    of code: PlacedCode, on bitmap: Bitmap
  ) throws(CanvasError) -> CodeCheck? {
    guard hasExactModules(code, on: bitmap) else { return .modules }
    let picture = try bitmap.cropped(to: region(of: code, on: bitmap))
    guard let plane = plane(of: picture), reads(plane, as: code) else { return .fullSize }
    guard reads(plane.halved(), as: code) else { return .halfSize }
    let compressed = try Bitmap(jpeg: picture.jpegData(quality: Self.jpegQuality))
    guard let plane = self.plane(of: compressed), reads(plane, as: code) else {
      return .compressed
    }
    return nil
  }

  /// Whether every pixel of every module, and of the quiet zone, has its module's colour.
  private func hasExactModules(_ code: PlacedCode, on bitmap: Bitmap) -> Bool {
    guard bitmap.bounds.contains(code.bounds) else { return false }
    let side = code.bounds.width
    let plane = bitmap.luminance(of: code.bounds)
    for y in 0..<side {
      let row = y / code.modulePixels - QRSymbol.quietZone
      for x in 0..<side {
        let column = x / code.modulePixels - QRSymbol.quietZone
        let luminance = plane[y * side + x]
        let isRight = code.symbol[column: column, row: row] ? luminance < 64 : luminance > 240
        if !isRight { return false }
      }
    }
    return true
  }

  /// The code with a margin, on the grid of JPEG's blocks.
  private func region(of code: PlacedCode, on bitmap: Bitmap) -> PixelRect {
    let block = Self.blockSide
    let area = code.bounds.insetBy(-block).intersection(bitmap.bounds)
    let left = area.x / block * block
    let top = area.y / block * block
    let right = (area.maxX + block - 1) / block * block
    let bottom = (area.maxY + block - 1) / block * block
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(bitmap.bounds)
  }

  private func plane(of bitmap: Bitmap) -> LuminancePlane? {
    LuminancePlane(
      width: bitmap.width, height: bitmap.height, bytes: bitmap.luminance(of: bitmap.bounds))
  }

  /// Reads the code, and looks again when the reader misses it: it samples a picture along lines,
  /// and now and then finds nothing at one place or scale although the code is good.
  private func reads(_ plane: LuminancePlane, as code: PlacedCode) -> Bool {
    var plane = plane
    for _ in 0..<3 {
      let shifted = plane.cropped(columns: 1..<plane.width, rows: 1..<plane.height)
      for plane in [plane, shifted ?? plane] {
        let payloads = reader.read(plane).map(\.payload)
        if !payloads.isEmpty { return payloads == [code.symbol.payload] }
      }
      plane = plane.halved()
    }
    return false
  }
}
