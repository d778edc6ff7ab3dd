import Foundation

/// The size that a PNG file says it has.
struct PNGHeader: Equatable {
  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(_ file: Data) {
    let bytes = Array(file.prefix(24))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count == 24, bytes.starts(with: signature) else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: number(16..<20), height: number(20..<24))
  }
}
