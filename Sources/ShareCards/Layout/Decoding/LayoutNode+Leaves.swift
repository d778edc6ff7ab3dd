import Diagnostics
import Documents

extension LayoutNode {
  /// Decodes the elements that hold no others, but for texts.
  static func leaf(
    _ name: String, from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode? {
    let element: Element? =
      switch name {
      case "spacer": spacer(from: &reader)
      case "icon": icon(from: &reader, in: scope)
      case "image": image(from: &reader)
      case "qr": qr(from: &reader)
      case "progress", "ring", "sparkline": chart(name, from: &reader, in: scope)
      default: shape(name, from: &reader, in: scope)
      }
    return element.map(LayoutNode.init)
  }

  /// `spacer: 12` takes at least so many points.
  private static func spacer(from reader: inout MappingReader) -> Element? {
    reader.required("spacer", length, hint: "write 'spacer: 0'").map { .spacer(minimum: $0) }
  }

  /// `icon: accent` in a square of `size` points.
  private static func icon(from reader: inout MappingReader, in scope: LayoutScope) -> Element? {
    let color = reader.required("icon", scope.color)
    let size = reader.value("size", length, default: 48)
    return color.map { .icon(IconElement(size: size, color: $0)) }
  }

  /// `image: avatar`, cut to the room with `content-mode: fill`.
  private static func image(from reader: inout MappingReader) -> Element? {
    let role = reader.required(
      "image", ValueDecoder<PictureRole>.choice(noun: "picture", label: "pictures"))
    let mode = reader.value(
      "content-mode", .choice(noun: "content mode", label: "modes"),
      default: ImageElement.ContentMode.fit)
    return role.map { .image(ImageElement(role: $0, mode: mode)) }
  }

  /// `qr: 0.4`: the largest share of the card's shorter side that the code may take.
  ///
  /// A code of less than a quarter could hold no link, one of more than 0.6 leaves nothing else.
  private static func qr(from reader: inout MappingReader) -> Element? {
    reader.required("qr", .number(in: 0.25...0.6), hint: "write 'qr: 0.4'")
      .map { .qr(CodeElement(limit: $0)) }
  }

  /// `progress: accent`, `ring: accent`, `sparkline: accent`.
  private static func chart(
    _ name: String, from reader: inout MappingReader, in scope: LayoutScope
  ) -> Element? {
    let color = reader.required(name, scope.color)
    let usual = name == "sparkline" ? 3.0 : 8.0
    let lineWidth = reader.value("line-width", .number(in: 0.5...100), default: usual)
    guard let color, let kind = ChartElement.Kind(rawValue: name) else { return nil }
    return .chart(ChartElement(kind: kind, color: color, lineWidth: lineWidth))
  }

  /// `rectangle: accent`, `rounded-rectangle: surface` with `radius`, `circle: accent`.
  private static func shape(
    _ name: String, from reader: inout MappingReader, in scope: LayoutScope
  ) -> Element? {
    let color = reader.required(name, scope.color)
    let shape: ClipShape =
      switch name {
      case "rounded-rectangle":
        .roundedRectangle(radius: reader.value("radius", length, default: 12))
      case "circle": .circle
      default: .rectangle
      }
    return color.map { .shape(ShapeElement(shape: shape, color: $0)) }
  }
}
