import CPango

/// Owns a list of Pango's attributes while it is put together.
struct AttributeList: ~Copyable {
  let pointer = pango_attr_list_new()

  /// Adds an attribute, which the list owns from here on.
  ///
  /// - Parameters:
  ///   - attribute: the attribute; nil adds nothing.
  ///   - bytes: the part of the text that it counts for, in UTF-8; nil for all of it.
  func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, bytes: Range<Int>? = nil) {
    guard let attribute else { return }
    if let bytes {
      attribute.pointee.start_index = UInt32(clamping: bytes.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: bytes.upperBound)
    }
    pango_attr_list_insert(pointer, attribute)
  }

  deinit {
    pango_attr_list_unref(pointer)
  }
}
