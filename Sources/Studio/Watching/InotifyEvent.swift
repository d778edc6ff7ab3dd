#if os(Linux)
  /// One event of inotify(7): `struct inotify_event` with the name behind it.
  struct InotifyEvent {
    /// The watch that the event is of; -1 where the queue was too short.
    let watch: Int32
    private let mask: UInt32
    /// The name in the folder; empty where the event is of the folder itself.
    let name: String

    /// Four numbers of 32 bits: watch, mask, cookie, and the length of the name with its padding.
    private static let headerSize = 16
    private static let lengthOffset = 12

    /// Takes an event from the bytes that the system gave; nil at their end.
    init?(from bytes: inout ArraySlice<UInt8>) {
      guard bytes.count >= Self.headerSize else { return nil }
      func number(at offset: Int) -> UInt32 {
        bytes.dropFirst(offset).prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
      }
      watch = Int32(bitPattern: number(at: 0))
      mask = number(at: 4)
      let length = Int(number(at: Self.lengthOffset))
      let padded = bytes.dropFirst(Self.headerSize).prefix(length)
      name = String(decoding: padded.prefix { $0 != 0 }, as: UTF8.self)
      bytes = bytes.dropFirst(Self.headerSize + length)
    }

    /// Whether the event is of a kind, or has a flag.
    func has(_ flag: some BinaryInteger) -> Bool {
      mask & UInt32(truncatingIfNeeded: flag) != 0
    }
  }
#endif
