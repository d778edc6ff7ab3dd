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

  /// Encodes a payload in the smallest version that holds it.
  ///
  /// libqrencode cuts a text into digits, capitals and bytes, which often saves a version; it
  /// takes a C string for that, so a payload with a NUL goes in as bytes alone.
  ///
  /// - Parameters:
  ///   - payload: what the symbol carries, not empty and within the level's limit.
  ///   - correction: the level to encode at.
  /// - Throws: `QRCodeError.encodingFailed` when libqrencode makes no symbol.
  init(payload: [UInt8], correction: CorrectionLevel) throws(QRCodeError) {
    let level = correction.encoderLevel
    let encoded = payload.contains(0) ? Self.bytes(payload, level) : Self.text(payload, level)
    guard let encoded else { throw .encodingFailed(reason: Self.reason(for: errno)) }
    code = encoded
  }

  deinit {
    QRcode_free(code)
  }

  /// The number of modules on each side.
  var dimension: Int { Int(code.pointee.width) }

  /// The modules row by row from the top left, true where dark.
  ///
  /// The lowest bit of libqrencode's bytes is the colour; the others tell what a module is for.
  func modules() -> [Bool] {
    UnsafeBufferPointer(start: code.pointee.data, count: dimension * dimension)
      .map { $0 & 1 == 1 }
  }

  private static func text(
    _ payload: [UInt8], _ level: QRecLevel
  ) -> UnsafeMutablePointer<QRcode>? {
    (payload.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { text in
      QRcode_encodeString(text.baseAddress, 0, level, QR_MODE_8, 1)
    }
  }

  private static func bytes(
    _ payload: [UInt8], _ level: QRecLevel
  ) -> UnsafeMutablePointer<QRcode>? {
    payload.withUnsafeBufferPointer { bytes in
      QRcode_encodeData(Int32(clamping: bytes.count), bytes.baseAddress, 0, level)
    }
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
