/// The pixels of a paint, ready to be laid on a surface.
enum Shader {
  /// One opaque pixel, and the opacity by which it is laid over others.
  case color(Int32, opacity: UInt8)
  case gradient(GradientShader)
  case layer(LayerSampler)

  /// Nil when nothing is to be seen of the paint.
  ///
  /// - Parameters:
  ///   - paint: the paint.
  ///   - opacity: what multiplies its alpha; clamped to 0 … 1, and 0 when it is not a number.
  init?(_ paint: Paint, opacity: Double) {
    switch paint {
    case .color(let color):
      let alpha = color.opacity(opacity).alpha
      guard alpha > 0 else { return nil }
      self = .color(color.opaquePixel, opacity: alpha)
    case .linear(let gradient):
      guard opacity > 0, let shader = GradientShader(gradient, opacity: opacity) else { return nil }
      self = .gradient(shader)
    case .radial(let gradient):
      guard opacity > 0, let shader = GradientShader(gradient, opacity: opacity) else { return nil }
      self = .gradient(shader)
    }
  }
}

extension Color {
  /// The colour without its alpha as an opaque pixel 0xFFRRGGBB.
  var opaquePixel: Int32 { pixel | Int32(bitPattern: 0xFF00_0000) }
}
