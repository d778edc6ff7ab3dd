import CXXHash

/// Makes a fingerprint from parts, with XXH3 in 128 bits.
///
/// Each part counts with its length, so that parts cannot run into one another.
package struct FingerprintBuilder {
  private var bytes: [UInt8] = []

  package init() {
    bytes.reserveCapacity(512)
  }

  package mutating func add(_ part: some Collection<UInt8>) {
    withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: part)
  }

  package mutating func add(_ text: String) {
    add(text.utf8)
  }

  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func add(_ fingerprint: Fingerprint) {
    for half in [fingerprint.high, fingerprint.low] {
      withUnsafeBytes(of: half.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  package func finish() -> Fingerprint {
    let hash = bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    return Fingerprint(high: hash.high64, low: hash.low64)
  }
}

extension Fingerprint {
  /// The fingerprint of one file's bytes, as a builder makes it, but without a copy of them.
  package init(of bytes: [UInt8]) {
    guard let state = XXH3_createState() else {
      var builder = FingerprintBuilder()
      builder.add(bytes)
      self = builder.finish()
      return
    }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) {
      _ = XXH3_128bits_update(state, $0.baseAddress, $0.count)
    }
    bytes.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    let hash = XXH3_128bits_digest(state)
    self.init(high: hash.high64, low: hash.low64)
  }
}
