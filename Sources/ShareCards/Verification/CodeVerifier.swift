import Canvas
import QRCodes

/// Proves on a finished picture that its QR code can be scanned.
///
/// The structure is checked first, pixel by pixel, since one reader forgives what others do not.
/// Then the region is read as it is, at half its size as previews show it, and after the JPEG
/// compression that chats apply.
package final class CodeVerifier {
  private let reader: PatientReader
  private let compressor: PlaneCompressor

  /// The quality at which chats compress pictures at worst.
  private static let jpegQuality = 50

  /// - Throws: `ShareCardError.codeUnavailable` when there is no memory for the reader.
  package convenience init() throws(ShareCardError) {
    do {
      let reader = try QRReader()
      try self.init(reader: PatientReader { reader.read($0, in: $1, step: $2) })
    } catch {
      throw .codeUnavailable(reason: error.message)
    }
  }

  init(reader: PatientReader) throws(QRCodeError) {
    self.reader = reader
    compressor = try PlaneCompressor()
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
    case nil: proof.failedCheck = try firstFailedReading(of: code, on: bitmap, &proof.retries)
    case .modules:
      // A whole code in the place of this one is another fault than a spoiled one.
      let picture = CodeRegion(of: code, on: bitmap)
      let isOther = picture.map { find(code, in: $0, &proof.retries) } == .other
      proof.failedCheck = isOther ? .payload : .modules
    default: break
    }
    return proof
  }

  /// Whether a code is read from a picture that is not the one it was painted on, as it is and halved:
  /// its colours may have changed, so that its structure tells nothing.
  package func canRead(_ code: PlacedCode, on bitmap: Bitmap) -> Bool {
    var retries = 0
    guard let full = CodeRegion(of: code, on: bitmap) else { return false }
    return [full, full.halved()].allSatisfy { find(code, in: $0, &retries) == .expected }
  }

  /// Reads the code as it is, halved, and compressed.
  private func firstFailedReading(
    of code: PlacedCode, on bitmap: Bitmap, _ retries: inout Int
  ) throws(CanvasError) -> CodeCheck? {
    guard let full = CodeRegion(of: code, on: bitmap) else { return .fullSize }
    switch find(code, in: full, &retries) {
    case .expected: break
    case .nothing: return .fullSize
    case .other: return .payload
    case .several: return .singleCode
    }
    guard find(code, in: full.halved(), &retries) == .expected else { return .halfSize }
    guard let plane = compressor.compressed(full.plane, quality: Self.jpegQuality) else {
      throw .encodingFailed(format: "JPEG")
    }
    let isRead = find(code, in: full.replacingPlane(with: plane), &retries) == .expected
    return isRead ? nil : .compressed
  }

  private func find(
    _ code: PlacedCode, in region: CodeRegion, _ retries: inout Int
  ) -> PatientReader.Finding {
    reader.find(
      code.symbol.payload, in: region.plane, area: region.symbolArea,
      modulePixels: region.modulePixels, retries: &retries)
  }
}
