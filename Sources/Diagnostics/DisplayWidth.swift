/// Measures text in terminal columns, so that a caret stands under what it points at.
package enum DisplayWidth {
  /// The number of columns that a terminal gives to a scalar: 0, 1 or 2.
  ///
  /// Combining marks, joiners and variation selectors take no column of their own. The wide ranges
  /// are those of Unicode Standard Annex 11 (East Asian Width W and F) at block granularity, with
  /// the emoji blocks, which terminals draw two columns wide.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }

  /// The number of columns that a text takes.
  package static func columns(of text: some Sequence<Unicode.Scalar>) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }
}
