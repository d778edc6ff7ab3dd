import Documents

extension ValueDecoder<ContentDate> {
  /// A day, a time of the site's time zone or a moment with its offset.
  static var date: ValueDecoder {
    ValueDecoder<String>.nonEmptyText.converted { text throws(ValueFault) in
      if let date = ContentDate(text) { return date }
      throw ValueFault(
        "is no date of the calendar in a form that is known",
        hint: "write a day as 2026-03-15, a time of the site's time zone as 2026-03-15T18:30, or "
          + "one with its offset as 2026-03-15T18:30:00+01:00", code: .invalidDate)
    }
  }
}
