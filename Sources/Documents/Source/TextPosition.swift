/// Follows the line and the column of an offset while bytes of UTF-8 text are passed one by one.
struct TextPosition: Hashable, Sendable {
  /// The line, counted from 1.
  private(set) var line = 1
  /// What an offset is larger by than its column.
  private var excess: Int

  /// The place of an offset.
  ///
  /// - Parameters:
  ///   - line: its line, counted from 1.
  ///   - column: its column in Unicode scalars, counted from 1.
  ///   - offset: the offset.
  init(line: Int, column: Int, atByte offset: Int = 0) {
    self.line = line
    excess = offset - column
  }

  /// The column of an offset in Unicode scalars, counted from 1.
  func column(ofByte offset: Int) -> Int {
    offset - excess
  }

  /// Goes over the byte at an offset; none may be left out but ASCII other than line feeds.
  @inline(__always)
  mutating func pass(_ byte: UInt8, at offset: Int) {
    if byte.isContinuation {
      excess += 1
    } else if byte == .lineFeed {
      line += 1
      excess = offset
    }
  }
}
