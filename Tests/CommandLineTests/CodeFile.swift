import Canvas
import Foundation
import QRCodes
import ShareCards
import TestSupport

/// Picture files of QR codes, painted with the project's own encoder.
enum CodeFile {
  private static let modulePixels = 4

  /// A code of 4 pixels a module in black on white with its quiet zone, as a PNG file.
  static func png(_ payload: [UInt8], correction: CorrectionLevel = .medium) throws -> Data {
    let symbol = try QRSymbol(payload: payload, correction: correction)
    let side = modulePixels * symbol.sideWithQuietZone
    let bitmap = try Bitmap(width: side, height: side)
    CodePainter().paint(symbol, x: 0, y: 0, modulePixels: modulePixels, on: bitmap)
    return Data(try PNGEncoder().encode(bitmap))
  }

  static func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
    try png(Array(text.utf8)).write(to: folder.url.appending(path: name))
  }
}
