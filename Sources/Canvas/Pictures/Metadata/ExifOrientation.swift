import CEXIF

extension PictureOrientation {
  /// Reads the orientation of Exif data; nil when there is none that is known.
  ///
  /// - Parameter data: what a file holds as Exif, with or without the six bytes that JPEG puts
  ///   before it (Exif 2.32, section 4.7.2).
  init?(exifData data: some Collection<UInt8>) {
    let introduction = Array("Exif\0\0".utf8)
    let bytes = data.starts(with: introduction) ? Array(data) : introduction + data
    guard bytes.count <= Self.maximumExifLength,
      let exif = exif_data_new_from_data(bytes, UInt32(bytes.count))
    else { return nil }
    defer { exif_data_unref(exif) }
    guard let directory = exif.pointee.ifd.0,
      let entry = exif_content_get_entry(directory, EXIF_TAG_ORIENTATION),
      entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2, entry.pointee.data != nil
    else { return nil }
    let number = exif_get_short(entry.pointee.data, exif_data_get_byte_order(exif))
    self.init(exif: Int(number))
  }

  /// The most bytes that a segment of a JPEG file can hold, and more than any other file needs.
  private static let maximumExifLength = 1 << 16
}
