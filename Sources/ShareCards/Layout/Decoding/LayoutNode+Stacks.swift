import Diagnostics
import Documents

extension LayoutNode {
  /// Decodes `vstack`, `hstack` and `zstack` with what says more about them.
  static func stack(
    _ name: String, from reader: inout MappingReader, in scope: LayoutScope
  ) -> LayoutNode? {
    guard scope.depth < LayoutScope.maximumDepth else {
      reader.allow([name, "spacing", "alignment"])
      reader.reportDepth(at: name)
      return nil
    }
    let children = reader.required(name, list(in: scope))
    guard name != "zstack" else {
      let alignment = reader.value("alignment", LayoutAlignment.decoder, default: .center)
      return children.map {
        LayoutNode(.zstack(ZStackElement(children: $0, alignment: alignment)))
      }
    }
    let spacing = reader.value("spacing", length, default: 0)
    var stack = StackElement(
      axis: name == "vstack" ? .vertical : .horizontal, children: children ?? [],
      spacing: spacing)
    switch stack.axis {
    case .vertical:
      stack.horizontalAlignment = reader.value(
        "alignment", .choice(noun: "alignment", label: "alignments"),
        default: stack.horizontalAlignment)
    case .horizontal:
      stack.verticalAlignment = reader.value(
        "alignment", .choice(noun: "alignment", label: "alignments"),
        default: stack.verticalAlignment)
    }
    return children == nil ? nil : LayoutNode(.stack(stack))
  }

  /// Decodes `grid: stats` with the item that is repeated.
  static func grid(from reader: inout MappingReader, in scope: LayoutScope) -> LayoutNode? {
    let list = reader.required(
      "grid", .choice([("stats", true)], noun: "list", label: "lists"))
    guard scope.depth < LayoutScope.maximumDepth else {
      reader.allow(["item", "columns", "spacing", "skip", "limit"])
      reader.reportDepth(at: "grid")
      return nil
    }
    let item = reader.required("item", decoder(in: scope.item))
    let skip = reader.value("skip", .integer(in: 0...StatItem.maximumCount), default: 0)
    let limit = reader.value(
      "limit", .integer(in: 1...StatItem.maximumCount), default: StatItem.maximumCount)
    let columns = reader.value("columns", .integer(in: 1...StatItem.maximumCount), default: 3)
    let spacing = reader.value("spacing", gridSpacing, default: GridSpacing())
    guard list != nil, let item else { return nil }
    return LayoutNode(
      .grid(
        GridElement(
          item: item, skip: skip, limit: limit, columns: columns, spacingAcross: spacing.across,
          spacingDown: spacing.down)))
  }

  /// The space between the items, in points.
  private struct GridSpacing {
    var across = 16.0
    var down = 20.0
  }

  private static var gridSpacing: ValueDecoder<GridSpacing> {
    .mapping { reader in
      GridSpacing(
        across: reader.value("across", length, default: GridSpacing().across),
        down: reader.value("down", length, default: GridSpacing().down))
    }
  }
}

extension LayoutAlignment {
  static var decoder: ValueDecoder<LayoutAlignment> {
    .choice(named, noun: "alignment", label: "alignments")
  }
}

extension MappingReader {
  fileprivate mutating func reportDepth(at key: String) {
    report(
      .documentTooLarge, "more than \(LayoutScope.maximumDepth) elements inside each other",
      hint: "use fewer stacks", at: key)
  }
}
