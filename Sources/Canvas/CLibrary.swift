#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `base` raised to `exponent`, from the C library, so that no file needs Foundation for it.
func power(_ base: Double, _ exponent: Double) -> Double {
  pow(base, exponent)
}

/// Whether two rows of pixels are equal, compared as memory.
func haveSameBytes(
  _ left: UnsafeMutableBufferPointer<Int32>, _ right: UnsafeMutableBufferPointer<Int32>
) -> Bool {
  guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress
  else { return left.count == right.count }
  return memcmp(first, second, left.count * MemoryLayout<Int32>.stride) == 0
}

/// The cube root, from the C library.
func cubeRoot(_ value: Float) -> Float {
  cbrtf(value)
}
