import CRSVG

/// Owns a drawing (SVG) that librsvg has read.
///
/// It gets no address of its own, so nothing but the file's bytes is read for it: no other file and
/// nothing from the network. librsvg bounds the elements and their references, and with them the
/// time, but not closely: half a million of them, each with a filter, take long.
struct SVGDrawing: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The drawing's own size in pixels of 1/96 inch.
  let width: Double
  let height: Double

  /// The size of a drawing that says nothing about it (CSS 2.2, section 10.3.2).
  private static let defaultSize = (width: 300.0, height: 150.0)
  /// Pixels for each inch (CSS Values 3, section 6.2).
  private static let resolution = 96.0

  /// Reads a file.
  ///
  /// - Parameter bytes: the file, in which `SVGScreening` found nothing to refuse.
  /// - Throws: `PictureError.damaged`.
  init(screened bytes: [UInt8]) throws(PictureError) {
    _ = GLibMessages.silence
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else {
      throw .damaged(.svg)
    }
    rsvg_handle_set_dpi(handle, Self.resolution)
    let size = Self.size(of: handle)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      g_object_unref(handle)
      throw .damaged(.svg)
    }
    self.handle = handle
    (width, height) = size
  }

  deinit {
    g_object_unref(handle)
  }

  /// Draws the part that a placement shows.
  ///
  /// - Throws: `PictureError.damaged` when librsvg gives up.
  func drawn(_ placement: PicturePlacement) throws(PictureError) -> Picture {
    let window = placement.window
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(window.width), Int32(window.height))
    else { throw .damaged(.svg) }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .damaged(.svg) }
    defer { cairo_destroy(context) }
    cairo_translate(context, -Double(window.x), -Double(window.y))
    cairo_scale(
      context, Double(placement.scaledWidth) / width, Double(placement.scaledHeight) / height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
    guard rsvg_handle_render_document(handle, context, &viewport, nil) != 0,
      cairo_status(context) == CAIRO_STATUS_SUCCESS,
      let picture = Self.picture(surface, width: window.width, height: window.height)
    else { throw .damaged(.svg) }
    return picture
  }

  /// The size by `width` and `height`, else by `viewBox`.
  private static func size(
    of handle: UnsafeMutablePointer<RsvgHandle>
  ) -> (width: Double, height: Double) {
    var size = (width: 0.0, height: 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) != 0 {
      return size
    }
    var hasViewBox: gboolean = 0
    var viewBox = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
    return hasViewBox != 0 ? (viewBox.width, viewBox.height) : defaultSize
  }

  /// The pixels of a surface, whose colours are multiplied by their opacity.
  private static func picture(_ surface: OpaquePointer, width: Int, height: Int) -> Picture? {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface), stride >= 4 * width else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: stride * height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
          buffer[count] = straight(pixel)
          count += 1
        }
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
