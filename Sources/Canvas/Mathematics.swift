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
