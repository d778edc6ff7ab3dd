#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `base` raised to `exponent`, from the C library, so that no file needs Foundation for it.
package func power(_ base: Double, _ exponent: Double) -> Double {
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

/// The sine of an angle in radians.
package func sine(_ angle: Double) -> Double {
  sin(angle)
}

/// The cosine of an angle in radians.
package func cosine(_ angle: Double) -> Double {
  cos(angle)
}

/// The angle of a direction in radians, from the right towards the positive y axis, -π … π.
package func arcTangent(_ y: Double, _ x: Double) -> Double {
  atan2(y, x)
}

/// The cube root, from the C library.
func cubeRoot(_ value: Float) -> Float {
  cbrtf(value)
}
