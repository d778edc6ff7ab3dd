import CQREncode

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Owns a symbol that libqrencode allocated, and frees it.
struct EncodedSymbol: ~Copyable {
  private let code: UnsafeMutablePointer<QRcode>

  /// How a payload is cut into segments (ISO/IEC 18004:2015, section 7.4).
  enum Mode {
    /// One segment of bytes.
    case bytes
    /// Segments of digits, capitals and bytes, as libqrencode cuts them. It takes a C string for
    /// that, so no payload with a NUL can be mixed.
    case mixed
  }

  /// Encodes a payload in the smallest version from a given one on that holds it.
  ///
  /// - Parameters:
  ///   - payload: what the symbol carries, not empty; without a NUL when it is to be mixed.
  ///   - mode: how it is cut into segments.
  ///   - version: the least version, from 1 to 40.
  ///   - correction: the level to encode at.
  /// - Throws: `QRCodeError.encodingFailed` when libqrencode makes no symbol.
  init(
    _ payload: [UInt8], mode: Mode, version: Int, correction: CorrectionLevel
  ) throws(QRCodeError) {
    let (version, level) = (Int32(clamping: version), correction.encoderLevel)
    let encoded =
      switch mode {
      case .bytes:
        payload.withUnsafeBufferPointer {
          QRcode_encodeData(Int32(clamping: $0.count), $0.baseAddress, version, level)
        }
      case .mixed:
        (payload.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
          QRcode_encodeString($0.baseAddress, version, level, QR_MODE_8, 1)
        }
      }
    guard let encoded else { throw .encodingFailed(reason: Self.reason(for: errno)) }
    code = encoded
  }

  deinit {
    QRcode_free(code)
  }

  /// The symbol's version, from 1 to 40.
  var version: Int { Int(code.pointee.version) }
  /// The number of modules on each side.
  var dimension: Int { Int(code.pointee.width) }

  /// The modules row by row from the top left, true where dark.
  ///
  /// The lowest bit of libqrencode's bytes is the colour; the others tell what a module is for.
  func modules() -> [Bool] {
    UnsafeBufferPointer(start: code.pointee.data, count: dimension * dimension)
      .map { $0 & 1 == 1 }
  }

  private static func reason(for error: Int32) -> String {
    error == ENOMEM ? "out of memory" : "libqrencode reports error \(error)"
  }
}

extension CorrectionLevel {
  fileprivate var encoderLevel: QRecLevel {
    switch self {
    case .low: QR_ECLEVEL_L
    case .medium: QR_ECLEVEL_M
    case .quartile: QR_ECLEVEL_Q
    case .high: QR_ECLEVEL_H
    }
  }
}
