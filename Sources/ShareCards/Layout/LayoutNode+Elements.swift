import Diagnostics
import Documents

extension LayoutNode.Stack {
  static func decode(
    _ key: String, axis: LayoutNode.Axis, from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode.Element? {
    guard scope.depth < LayoutScope.maximumDepth else {
      reader.allow([key, "spacing"])
      reader.reportDepth(at: key)
      return nil
    }
    let children = reader.required(
      key, .list(of: LayoutNode.decoder(in: scope.inner), count: 1...100))
    let spacing = reader.value("spacing", LayoutNode.length, default: 8)
    return children.map { .stack(Self(axis: axis, spacing: spacing, children: $0)) }
  }
}

extension LayoutNode.Text {
  static func decode(
    from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode.Element? {
    let template = reader.required("text", scope.template)
    let font = reader.required("font", FontToken.decoder)
    let color = reader.value("color", scope.color, default: .primary)
    let lines = reader.value("lines", .integer(in: 1...100), default: 1)
    let lineSpacing = reader.value("line-spacing", LayoutNode.length, default: 0)
    let isBalanced = reader.value("balanced", .boolean, default: false)
    guard let template, let font else { return nil }
    return .text(
      Self(
        template: template, font: font, color: color, lines: lines,
        lineSpacing: lineSpacing, isBalanced: isBalanced))
  }
}

extension LayoutNode.Icon {
  static func decode(
    from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode.Element? {
    let template = reader.required("icon", scope.template)
    let size = reader.required("size", .number(in: 1...1000))
    let color = reader.value("color", scope.color, default: .accent)
    guard let template, let size else { return nil }
    return .icon(Self(template: template, size: size, color: color))
  }
}

extension LayoutNode.Grid {
  /// Decodes `grid: stats` with the item that is repeated.
  static func decode(
    from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode.Element? {
    let list = reader.required(
      "grid", .choice([("stats", true)], noun: "list", label: "lists"))
    guard scope.depth < LayoutScope.maximumDepth else {
      reader.allow(["item", "columns", "spacing"])
      reader.reportDepth(at: "grid")
      return nil
    }
    let item = reader.required("item", LayoutNode.decoder(in: scope.item))
    let columns = reader.value("columns", .integer(in: 1...9), default: 3)
    let spacing = reader.value("spacing", Spacing.decoder, default: Spacing())
    guard list != nil, let item else { return nil }
    return .grid(
      Self(
        item: item, columns: columns, spacingAcross: spacing.across, spacingDown: spacing.down))
  }

  /// The space between the items, in points.
  private struct Spacing {
    var across = 16.0
    var down = 20.0

    static var decoder: ValueDecoder<Spacing> {
      .mapping { reader in
        Spacing(
          across: reader.value("across", LayoutNode.length, default: Spacing().across),
          down: reader.value("down", LayoutNode.length, default: Spacing().down))
      }
    }
  }
}

extension MappingReader {
  fileprivate mutating func reportDepth(at key: String) {
    report(
      .documentTooLarge, "more than \(LayoutScope.maximumDepth) elements inside each other",
      hint: "use fewer stacks", at: key)
  }
}
