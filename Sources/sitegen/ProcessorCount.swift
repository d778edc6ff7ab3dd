#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many workers to use.
enum ProcessorCount {
  /// The most workers that may be asked for.
  static let maximum = 256

  /// The number that an option asks for, one for each processor without it; nil when it is wrong.
  static func jobs(_ text: String?) -> Int? {
    guard let text else {
      return min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), maximum)
    }
    guard let number = Int(text), (1...maximum).contains(number) else { return nil }
    return number
  }
}
