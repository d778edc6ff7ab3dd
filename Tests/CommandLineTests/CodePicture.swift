import Canvas
import Foundation
import QRCodes
import TestSupport

/// Pictures of QR codes, painted with the project's own encoder.
enum CodePicture {
  /// A code of 4 pixels a module in black on white with its quiet zone, as a PNG file.
  static func png(_ payload: [UInt8], correction: CorrectionLevel = .medium) throws -> Data {
    let symbol = try QRSymbol(payload: payload, correction: correction)
    let side = 4 * symbol.sideWithQuietZone
    let bitmap = try Bitmap(width: side, height: side)
    bitmap.fill(bitmap.bounds, with: .white)
    for row in 0..<symbol.dimension {
      for run in symbol.darkRuns(row: row) {
        let start = 4 * (run.lowerBound + QRSymbol.quietZone)
        let top = 4 * (row + QRSymbol.quietZone)
        bitmap.fill(
          PixelRect(x: start, y: top, width: 4 * run.count, height: 4), with: .black)
      }
    }
    return Data(try PNGEncoder().encode(bitmap))
  }

  static func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
    try png(Array(text.utf8)).write(to: folder.url.appending(path: name))
  }
}
