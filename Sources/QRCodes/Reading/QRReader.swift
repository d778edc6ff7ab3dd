import CZBar

/// Reads the QR codes in a picture, and no other kind of bar code.
///
/// A reader keeps its buffers from one picture to the next. It belongs to one task at a time; make
/// one for each worker.
package final class QRReader {
  private let scanner: OpaquePointer

  /// Sets up a reader that takes each picture by itself.
  ///
  /// zbar's cache, which holds back a code that was seen in the picture before, is off: the same
  /// picture always gives the same readings. Light codes on dark ground are not read, since many
  /// phones do not read them either.
  ///
  /// - Throws: `QRCodeError.readerUnavailable` when there is no memory for it.
  package init() throws(QRCodeError) {
    guard let scanner = zbar_image_scanner_create() else { throw .readerUnavailable }
    self.scanner = scanner
    zbar_image_scanner_enable_cache(scanner, 0)
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1)
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
  }

  deinit {
    zbar_image_scanner_destroy(scanner)
  }

  /// Looks for codes.
  ///
  /// zbar looks for finder patterns along rows and columns and wants three of them to meet one. Most
  /// of its time goes there, so where modules are known to be large, some can be skipped.
  ///
  /// - Parameters:
  ///   - plane: the picture.
  ///   - area: the part to look in; what is around it still tells dark from light. Nil is all.
  ///   - step: how many pixels one row or column that is looked along is from the next.
  /// - Returns: the codes that were found, in the order in which zbar found them.
  package func read(
    _ plane: LuminancePlane, in area: PixelArea? = nil, step: Int = 1
  ) -> [QRReading] {
    let density = Int32(clamping: max(1, step))
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_X_DENSITY, density)
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_Y_DENSITY, density)
    // The image borrows the bytes: it has to be gone, and with it what the scanner found in it,
    // when the pointer ends.
    return plane.bytes.withUnsafeBytes { bytes in
      guard let image = zbar_image_create() else { return [] }
      defer { zbar_image_destroy(image) }
      zbar_image_set_format(image, Self.greyFormat)
      zbar_image_set_size(image, UInt32(clamping: plane.width), UInt32(clamping: plane.height))
      zbar_image_set_data(image, bytes.baseAddress, UInt(bytes.count), nil)
      if let area {
        // zbar cuts the area to the picture.
        zbar_image_set_crop(
          image, UInt32(clamping: area.x), UInt32(clamping: area.y), UInt32(clamping: area.width),
          UInt32(clamping: area.height))
      }
      guard zbar_scan_image(scanner, image) > 0 else { return [] }
      defer { zbar_image_scanner_recycle_image(scanner, image) }
      return Self.readings(of: image)
    }
  }

  /// The four characters `Y800`, which zbar calls pictures of luminance alone.
  private static let greyFormat = UInt(0x3030_3859)

  private static func readings(of image: OpaquePointer) -> [QRReading] {
    var readings: [QRReading] = []
    var next = zbar_image_first_symbol(image)
    while let symbol = next {
      if zbar_symbol_get_type(symbol) == ZBAR_QRCODE {
        readings.append(QRReading(payload: payload(of: symbol), corners: corners(of: symbol)))
      }
      next = zbar_symbol_next(symbol)
    }
    return readings
  }

  private static func payload(of symbol: OpaquePointer) -> [UInt8] {
    guard let data = zbar_symbol_get_data(symbol) else { return [] }
    let count = Int(zbar_symbol_get_data_length(symbol))
    return Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  private static func corners(of symbol: OpaquePointer) -> [PixelPoint] {
    (0..<zbar_symbol_get_loc_size(symbol)).map { index in
      PixelPoint(
        x: Int(zbar_symbol_get_loc_x(symbol, index)),
        y: Int(zbar_symbol_get_loc_y(symbol, index)))
    }
  }
}
