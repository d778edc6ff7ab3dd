import Canvas
import QRCodes

/// Proves on a finished picture that its QR code can be scanned.
///
/// The structure is checked first, pixel by pixel, since one reader forgives what others do not.
/// Then the region is read as it is, at half its size as previews show it, and after the JPEG
/// compression that chats apply.
package final class CodeVerifier {
  private let reader: PatientReader

  /// The quality at which chats compress pictures at worst.
  private static let jpegQuality = 50
  /// JPEG works on blocks of 16 pixels; a region cut on them is compressed as the whole would be.
  private static let blockSide = 16

  /// - Throws: `ShareCardError.codeUnavailable` when there is no memory for the reader.
  package convenience init() throws(ShareCardError) {
    do {
      let reader = try QRReader()
      self.init(reader: PatientReader { reader.read($0, step: $1) })
    } catch {
      throw .codeUnavailable(reason: error.message)
    }
  }

  init(reader: PatientReader) {
    self.reader = reader
  }

  /// Proves the code on a picture.
  ///
  /// - Parameters:
  ///   - code: what the picture is to show, and where.
  ///   - bitmap: the finished picture.
  /// - Returns: the first check that fails, and what was measured on the way.
  /// - Throws: `CanvasError` when the picture cannot be compressed for the test.
  package func prove(_ code: PlacedCode, on bitmap: Bitmap) throws(CanvasError) -> CodeProof {
    let structure = CodeStructure(of: code, on: bitmap)
    var proof = CodeProof(failedCheck: structure.failedCheck, contrast: structure.contrast)
    switch structure.failedCheck {
    case nil: try read(code, on: bitmap, into: &proof)
    case .modules:
      // A whole code in the place of this one is another fault than a spoiled one.
      let picture = try bitmap.cropped(to: region(of: code, on: bitmap))
      let isOther = find(code, in: plane(of: picture), into: &proof) == .other
      proof.failedCheck = isOther ? .payload : .modules
    default: break
    }
    return proof
  }

  private func read(
    _ code: PlacedCode, on bitmap: Bitmap, into proof: inout CodeProof
  ) throws(CanvasError) {
    let picture = try bitmap.cropped(to: region(of: code, on: bitmap))
    let full = plane(of: picture)
    switch find(code, in: full, into: &proof) {
    case .expected: break
    case .nothing: proof.failedCheck = .fullSize
    case .other: proof.failedCheck = .payload
    case .several: proof.failedCheck = .singleCode
    }
    guard proof.failedCheck == nil else { return }
    guard find(code, in: full?.halved(), scale: 2, into: &proof) == .expected else {
      proof.failedCheck = .halfSize
      return
    }
    let compressed = try Bitmap(jpeg: picture.jpegData(quality: Self.jpegQuality))
    guard find(code, in: plane(of: compressed), into: &proof) == .expected else {
      proof.failedCheck = .compressed
      return
    }
  }

  /// Looks for the code in a plane of the given part of the picture's size.
  private func find(
    _ code: PlacedCode, in plane: LuminancePlane?, scale: Int = 1, into proof: inout CodeProof
  ) -> PatientReader.Finding {
    guard let plane else { return .nothing }
    return reader.find(
      code.symbol.payload, in: plane, modulePixels: code.modulePixels / scale,
      retries: &proof.retries)
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
}
